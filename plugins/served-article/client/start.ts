// On the page that the server sent, the article stays as it is and its script is not fetched: what the frame around it
// must know of the page is in the document.
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {DATA_ID, decodePageData, type PageExports} from '../shared/page-data';

/** A page of the docs as the registry knows it: how to load it. */
type Entry = [load: () => Promise<PageExports>, ...rest: unknown[]];

/** Name of the chunk of a page, by the page's path. A key is a path and a suffix that sets equal paths apart. */
function chunkOf(permalink: string): string | undefined {
  const names = routesChunkNames as Readonly<Record<string, {readonly content?: string}>>;
  const key = Object.keys(names).find((key) => key.replace(/-[^-]+$/, '') === permalink);
  return key === undefined ? undefined : names[key]?.content;
}

if (ExecutionEnvironment.canUseDOM) {
  const element = document.getElementById(DATA_ID);
  // Without it, the document is what React makes of a page whose article it renders.
  element?.remove();
  const data = element && decodePageData(element.textContent);
  const {permalink} = (data?.metadata ?? {}) as {readonly permalink?: string};
  const chunk = permalink === undefined ? undefined : chunkOf(permalink);
  const entry = chunk === undefined ? undefined : (registry as unknown as Readonly<Record<string, Entry>>)[chunk];
  if (entry) {
    // Docusaurus wants a component of its own to hang the exports on. theme/ArticleFrame renders another.
    entry[0] = () => Promise.resolve({default: () => null, isServed: true, ...data});
  }
}

const start: ClientModule = {};

export default start;
