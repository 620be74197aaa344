// Stands in for tslib, of which the client's modules use this one helper, and else would load all.
/** Gives a CommonJS module the shape of an ES module. */
export function __importDefault(module: unknown): unknown {
  return module && (module as {__esModule?: boolean}).__esModule ? module : {default: module};
}
