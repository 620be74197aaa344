/**
 * Loads code that few readers of a page need, at its first use. If the code does not arrive, the error is logged, and the
 * caller shows its page without the code, or `Retry`. The next call tries again.
 * @param load imports the code
 * @returns undefined when the code did not arrive
 */
export async function lazyImport<Code>(load: () => Promise<Code>): Promise<Code | undefined> {
  try {
    return await load();
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
