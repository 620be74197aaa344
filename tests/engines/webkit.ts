import {spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {Builder, By, Capabilities, Key as Keys, type WebDriver, type WebElement} from 'selenium-webdriver';
import type {WebKitPrograms} from '../../scripts/engines';
import {pause, type Browser, type Key, type Preferences} from './browser';

const KEYS: Readonly<Partial<Record<Key, string>>> = {
  ArrowDown: Keys.ARROW_DOWN,
  ArrowUp: Keys.ARROW_UP,
  End: Keys.END,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Home: Keys.HOME,
  Tab: Keys.TAB,
};

/** How long the driver may take to end its session, in ms. */
const CLOSING_MS = 5000;

/** Lets the browser's own bar shrink, so that the page can be as narrow as a phone. */
const STYLE = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; }';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

/** Starts a display that nobody sees, and waits for its number. */
async function startDisplay(program: string): Promise<{readonly process: ChildProcess; readonly name: string}> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1500x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const name = await new Promise<string>((resolve, reject) => {
    (child.stdio[3] as Readable).once('data', (number: Buffer) => {
      resolve(`:${number.toString().trim()}`);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      reject(new Error(`${program} ended with ${String(code)} before it had a display.`));
    });
  });
  return {process: child, name};
}

/** A folder with the settings of GTK that stand for a reader's preferences. */
function settingsFolder({reducedMotion}: Preferences): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), STYLE);
  const animations = reducedMotion ? 'false' : 'true';
  writeFileSync(path.join(folder, 'gtk-3.0', 'settings.ini'), `[Settings]\ngtk-enable-animations=${animations}\n`);
  return folder;
}

async function connect(port: number, capabilities: Capabilities): Promise<WebDriver> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await new Builder()
        .disableEnvironmentOverrides()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      // The driver may not listen yet.
      if (attempt === 20 || !String(error).includes('ECONNREFUSED')) {
        throw error;
      }
      await pause(100);
    }
  }
}

/** Starts WebKitGTK's browser on a display of its own, driven by WebDriver. */
export async function startWebKit(programs: WebKitPrograms, preferences: Preferences = {}): Promise<Browser> {
  const folder = settingsFolder(preferences);
  const display = await startDisplay(programs.display);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      XDG_CONFIG_HOME: folder,
    },
  });
  const end = (): void => {
    driver.kill();
    display.process.kill();
    rmSync(folder, {recursive: true, force: true});
  };
  const isDark = preferences.colorScheme !== 'light';
  try {
    const session = await connect(
      port,
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: programs.miniBrowser,
          args: ['--automation', ...(isDark ? ['--dark-mode'] : [])],
        },
      }),
    );
    return await browserOf(session, end);
  } catch (error) {
    end();
    throw error;
  }
}

async function browserOf(session: WebDriver, end: () => void): Promise<Browser> {
  const capabilities = await session.getCapabilities();
  /** The first element that matches, scrolled to where no bar of the page covers it. */
  const inView = async (selector: string): Promise<WebElement> => {
    const element = await session.findElement(By.css(selector));
    await session.executeScript(
      `const {top, bottom} = arguments[0].getBoundingClientRect();
       if (top < 80 || bottom > innerHeight - 20) arguments[0].scrollIntoView({block: 'center'});`,
      element,
    );
    return element;
  };
  const viewSize = () => session.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  return {
    version: `WebKitGTK ${capabilities.getBrowserVersion() ?? ''}`,
    goto: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    back: () => session.navigate().back(),
    run: async <Args extends readonly unknown[], Result>(
      script: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ) => {
      const source = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${script.toString()})(...Array.prototype.slice.call(arguments, 0, -1)))
          .then((value) => done({value}), (error) => done({error: String(error)}));`;
      const answer = await session.executeAsyncScript<{readonly value: Result; readonly error?: string}>(
        source,
        ...args,
      );
      if (answer.error !== undefined) {
        throw new Error(answer.error);
      }
      return answer.value;
    },
    resize: async (width, height) => {
      let outer = {width, height};
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const before = String(await viewSize());
        await session
          .manage()
          .window()
          .setRect({x: 0, y: 0, ...outer});
        // The window may take its new size a moment later, and must not be corrected by its old one.
        let [innerWidth, innerHeight] = await viewSize();
        for (let wait = 0; wait < 10 && String([innerWidth, innerHeight]) === before; wait += 1) {
          await pause(50);
          [innerWidth, innerHeight] = await viewSize();
        }
        if (innerWidth === width && innerHeight === height) {
          return;
        }
        outer = {
          width: Math.max(1, outer.width + width - innerWidth),
          height: Math.max(1, outer.height + height - innerHeight),
        };
      }
      throw new Error(`The window of WebKit does not take the size ${width} x ${height}: ${String(await viewSize())}`);
    },
    click: async (selector) => {
      await session
        .actions()
        .move({origin: await inView(selector)})
        .click()
        .perform();
    },
    hover: async (selector) => {
      await session
        .actions()
        .move({origin: await inView(selector)})
        .perform();
    },
    press: async (key, modifier) => {
      const value = KEYS[key] ?? key;
      const actions = session.actions();
      await (
        modifier
          ? actions.keyDown(Keys.CONTROL).keyDown(value).keyUp(value).keyUp(Keys.CONTROL)
          : actions.keyDown(value).keyUp(value)
      ).perform();
    },
    hold: async (key, times) => {
      const value = KEYS[key] ?? key;
      let actions = session.actions();
      for (let press = 0; press < times; press += 1) {
        actions = actions.keyDown(value).keyUp(value);
      }
      await actions.perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    screenshot: async () => new Uint8Array(Buffer.from(await session.takeScreenshot(), 'base64')),
    close: async () => {
      try {
        // A driver that does not answer any more is ended all the same.
        await Promise.race([session.quit(), pause(CLOSING_MS)]);
      } finally {
        end();
      }
    },
  };
}
