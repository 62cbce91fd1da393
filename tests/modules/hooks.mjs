/** Where the server serves the player's modules beside the editor's, node finds them where they are. */
const PLAYER = new URL("../../src/crosswright/render/player/web/", import.meta.url);

export async function resolve(specifier, context, next) {
  const found = specifier.startsWith("../player/")
    ? { url: new URL(specifier.slice("../player/".length), PLAYER).href, shortCircuit: true }
    : await next(specifier, context);
  return found.url.endsWith(".js") ? { ...found, format: "module" } : found;
}
