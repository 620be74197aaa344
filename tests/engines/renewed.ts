import type {Browser} from './browser';

/** A browser that does not answer in this time, in ms, has gone. */
const PATIENCE = 20_000;
/** So has one in which a journey has not ended in this time, in ms. The longest takes 12 s on a quiet machine. */
const JOURNEY_LIMIT = 60_000;

class LateError extends Error {
  override name = 'LateError';
}

function inTime<Result>(promise: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new LateError(`The browser has not answered for ${milliseconds} ms.`));
    }, milliseconds);
  });
  return Promise.race([promise, late]).finally(() => {
    clearTimeout(timer);
  });
}

/** A browser that is started again when it has gone. */
export interface RenewedBrowser {
  /**
   * Runs a journey. One in which the browser itself goes away, or that does not end, is begun once more in a new browser,
   * and that is said on the console; what the journey finds in a browser that still answers is its result.
   * @throws what the journey has thrown, and what the start of a browser throws
   */
  readonly run: (name: string, journey: (browser: Browser) => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Engines end now and then on a busy machine, and all journeys after it would fail with them.
 * @param start starts the browser
 * @param prepare makes it ready for a journey; it rejects where the browser has gone
 * @param patience how long the browser may take to be ready, in ms
 * @param limit how long a journey may take, in ms
 */
export async function renewed(
  start: () => Promise<Browser>,
  prepare: (browser: Browser) => Promise<void>,
  patience = PATIENCE,
  limit = JOURNEY_LIMIT,
): Promise<RenewedBrowser> {
  let browser = await start();
  console.log(browser.version);

  const ready = async (): Promise<boolean> => {
    try {
      await inTime(prepare(browser), patience);
      return true;
    } catch {
      return false;
    }
  };
  const startAgain = async (when: string): Promise<void> => {
    console.warn(`${browser.version} has gone away ${when}. It is started again.`);
    // What has gone may not be able to close.
    await inTime(browser.close(), patience).catch(() => undefined);
    browser = await start();
    await inTime(prepare(browser), patience);
  };

  return {
    run: async (name, journey) => {
      if (!(await ready())) {
        await startAgain(`before "${name}"`);
      }
      const own = browser;
      try {
        await inTime(journey(own), limit);
      } catch (error) {
        // The test may have been given up and begun again meanwhile: the browser of its second attempt is not ours.
        if (browser !== own || (!(error instanceof LateError) && (await ready()))) {
          throw error;
        }
        await startAgain(`in "${name}"`);
        await inTime(journey(browser), limit);
      }
    },
    close: () => browser.close(),
  };
}
