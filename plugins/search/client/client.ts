import {indexFile} from '../shared/format';
import type {Question, Replies, Reply, Request} from './protocol';
import type {SearchFault} from './source';

/** The search cannot answer. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';

  constructor(readonly fault: SearchFault) {
    super(`The search is not available: ${fault}.`);
  }
}

interface Waiting {
  readonly resolve: (value: Replies[keyof Replies]) => void;
  readonly reject: (error: SearchUnavailable) => void;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/**
 * The worker broke, or its script did not come, which a deploy may have removed: every open question fails, and the next
 * one starts another worker.
 */
function drop(): void {
  worker?.terminate();
  worker = undefined;
  const fault = navigator.onLine ? 'missing' : 'unreachable';
  for (const {reject} of waiting.values()) {
    reject(new SearchUnavailable(fault));
  }
  waiting.clear();
}

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search-worker'});
  started.onmessage = ({data}: MessageEvent<Reply>) => {
    const open = waiting.get(data.id);
    waiting.delete(data.id);
    if ('fault' in data) {
      open?.reject(new SearchUnavailable(data.fault));
    } else {
      open?.resolve(data.value);
    }
  };
  started.onerror = drop;
  return started;
}

/**
 * Asks the worker of the search, which the first question starts.
 * @param baseUrl the site's base URL, with a slash at the end
 * @throws SearchUnavailable
 */
export function ask<Kind extends Question['kind']>(
  baseUrl: string,
  question: Extract<Question, {kind: Kind}>,
): Promise<Replies[Kind]> {
  return new Promise((resolve, reject) => {
    lastId += 1;
    waiting.set(lastId, {resolve: resolve as Waiting['resolve'], reject});
    try {
      worker ??= start();
      worker.postMessage({id: lastId, baseUrl, question} satisfies Request);
    } catch {
      drop();
    }
  });
}

const warmed = new Set<string>();

/**
 * Has the browser fetch a version's index while the script of the worker is still on its way: the worker, which asks
 * for the same file, then finds it in the browser's cache. Whatever fails here, the worker meets and reports.
 * @param baseUrl the site's base URL, with a slash at the end
 */
export function warm(baseUrl: string, version: string): void {
  if (!warmed.has(version)) {
    warmed.add(version);
    // What was kept of it may be of the site before its last deploy.
    fetch(baseUrl + indexFile(version), {cache: 'no-cache'})
      .then((response) => response.text())
      .catch(() => warmed.delete(version));
  }
}
