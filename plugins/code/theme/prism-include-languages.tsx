// Change: nothing is loaded, because the build colors code and readers get no Prism.
export default function prismIncludeLanguages(): void {
  // The theme calls this with Prism, for which the bundler takes nothing: plugins/code/index.ts.
}
