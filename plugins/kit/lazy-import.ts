/**
 * Loads code that few readers of a page need, at its first use. That it did not come is logged; the caller shows what its
 * place is without it, or `Retry`. The next call asks again.
 * @param load imports the code
 * @returns undefined when it did not come
 */
export async function lazyImport<Code>(load: () => Promise<Code>): Promise<Code | undefined> {
  try {
    return await load();
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
