import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@evmandi/contract/testing/free-port';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { type Child, startChild, untilSaid } from './child.ts';
import type { Tab } from './tab.ts';

const CONNECT_LIMIT_MS = 60_000;
/** A script that is sent while the browser changes processes for a page is never answered: it is sent again. */
const LIMITS_MS = { script: 3_000, pageLoad: 60_000, implicit: 0 };
const QUIT_LIMIT_MS = 5_000;
const PAUSE_MS = 250;

interface Executables {
  /** WebKitWebDriver, which starts WebKitGTK's own small browser. */
  driver: string;
  /** Xvfb: a screen without a monitor, which that needs for its window. */
  screen: string;
}

async function connect(server: string): Promise<WebDriver> {
  const limit = performance.now() + CONNECT_LIMIT_MS;
  for (;;) {
    try {
      const session = await new Builder()
        .usingServer(server)
        .withCapabilities({ browserName: 'MiniBrowser' })
        .build();
      await session.manage().setTimeouts(LIMITS_MS);
      return session;
    } catch (error) {
      if (performance.now() > limit) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

function tabOf(session: WebDriver): Omit<Tab, 'close'> {
  const find = (css: string) => session.findElement(By.css(css));
  return {
    async resize(width, height) {
      const window = session.manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
      // The window is larger than the page by its own bars.
      const [inner = width, outer = height] = await session.executeScript<number[]>(
        'return [innerWidth, innerHeight]',
      );
      await window.setRect({ x: 0, y: 0, width: 2 * width - inner, height: 2 * height - outer });
    },
    goto: (url) => session.get(url),
    evaluate: <T>(expression: string) => session.executeScript<T>(`return (${expression})`),
    press: (css) => find(css).click(),
    type: (css, text) => find(css).sendKeys(text.replace(/\n$/, Key.ENTER)),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
  };
}

/** WebKitGTK's own small browser, in a window on a screen of its own. */
export async function openWebKit({ driver, screen }: Executables): Promise<Tab> {
  const started: Child[] = [];
  const stop = async () => {
    for (const child of started.toReversed()) await child.stop();
  };
  try {
    // It finds a free display and says which.
    const size = ['-screen', '0', '1920x1200x24', '-nolisten', 'tcp', '-displayfd', '1'];
    const xvfb = startChild(screen, size, { says: 'stdout' });
    started.push(xvfb);
    const display = await untilSaid(xvfb, /^(\d+)\n/);
    const port = await freePort();
    const webDriver = startChild(driver, [`--port=${port}`], {
      says: 'stdout',
      // Tests run as root, too, which its sandbox refuses, and without a graphics card.
      env: {
        DISPLAY: `:${display}`,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    webDriver.output.resume();
    started.push(webDriver);
    const session = await connect(`http://127.0.0.1:${port}`);
    return {
      ...tabOf(session),
      async close() {
        // By itself it removes what it keeps; what hangs is ended.
        await Promise.race([session.quit().catch(() => {}), sleep(QUIT_LIMIT_MS)]);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
