import type {Question, Replies, Reply, Request, Start} from './protocol';
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

/** Asks the worker of the search. */
export interface SearchClient {
  /** @throws SearchUnavailable */
  ask<Kind extends Question['kind']>(question: Extract<Question, {kind: Kind}>): Promise<Replies[Kind]>;
}

/** The worker as the client sees it. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/**
 * Starts the worker at the first question; if it breaks, every open question fails and the next one starts another.
 * @param baseUrl the site's base URL, with a slash at the end
 */
export function createClient(baseUrl: string, startWorker: () => WorkerPort): SearchClient {
  let worker: WorkerPort | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const drop = (): void => {
    worker?.terminate();
    worker = undefined;
    for (const {reject} of waiting.values()) {
      reject(new SearchUnavailable('unreachable'));
    }
    waiting.clear();
  };

  const start = (): WorkerPort => {
    const started = startWorker();
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
    started.postMessage({baseUrl} satisfies Start);
    return started;
  };

  return {
    ask(question) {
      return new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, {resolve: resolve as Waiting['resolve'], reject});
        try {
          worker ??= start();
          worker.postMessage({id: lastId, question} satisfies Request);
        } catch {
          drop();
        }
      });
    },
  };
}
