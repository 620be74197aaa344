/** Code that was asked for, or the way to have it after all. */
export type LazyImport<Code> =
  | {readonly code: Code; readonly retry?: undefined}
  | {
      readonly code?: undefined;
      /** For a button "Retry": reloads the page, because a deploy may have removed the file that this page asks for. */
      readonly retry: () => void;
    };

/**
 * Loads code that few readers of a page need, at its first use. That it did not come is logged; the caller shows what
 * its place is without it. It never throws, and the next call asks again.
 * @param load imports the code
 */
export async function lazyImport<Code>(load: () => Promise<Code>): Promise<LazyImport<Code>> {
  try {
    return {code: await load()};
  } catch (error) {
    console.warn(error);
    return {
      retry: () => {
        window.location.reload();
      },
    };
  }
}
