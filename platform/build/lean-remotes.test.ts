import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import { runtimeCore } from '../testing/runtime-core.ts';
import { FEDERATION } from './lean-federation.ts';

/** Does what the browser build does: replaces files, and leaves out snapshots. */
const leanFiles: Plugin = {
  name: 'lean-files',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /snapshot\/SnapshotHandler\.js$|utils\/preload\.js$/ }, () => ({
      path: join(__dirname, 'no-snapshots.ts'),
    }));
    onLoad({ filter: /@module-federation.*\.m?js$/ }, ({ path }) => {
      const lean = FEDERATION.find(([test]) => test.test(path));
      return { contents: lean ? lean[1] : readFileSync(path, 'utf8') };
    });
  },
};

let code: string;
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [join(runtimeCore(), 'core.js')],
    define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' },
    plugins: [leanFiles],
    bundle: true,
    format: 'iife',
    globalName: 'core',
    write: false,
  });
  code = outputFiles[0]?.text ?? '';
});

interface Script {
  src: string;
  onload: () => void;
  onerror: (event: { type: string }) => void;
}

/** A page with the runtime and one remote, `catalog`, and the scripts that it asked for. */
function page() {
  const scripts: Script[] = [];
  class HTMLScriptElement {}
  const document = {
    getElementsByTagName: () => [],
    createElement: () => new HTMLScriptElement(),
    head: { appendChild: (script: Script) => scripts.push(script) },
  };
  const { origin } = new URL('http://shop.test');
  const globals = { document, HTMLScriptElement, URL, console, setTimeout, clearTimeout };
  const context = createContext({ ...globals, location: { origin } });
  runInContext('document.defaultView = globalThis', context);
  runInContext(`${code};globalThis.host = new core.ModuleFederation({ name: 'host' });`, context);
  const { host } = context;
  const createScript = ({ url: src }: { url: string }) => ({
    script: Object.assign(new HTMLScriptElement(), { src }),
  });
  host.registerPlugins([{ name: 'adapter', createScript }]);
  host.registerRemotes([{ name: 'catalog', entry: '/entry.js' }]);
  return { context, host, scripts };
}

/** A container whose module says how often it was started. */
function container() {
  const init = jest.fn().mockResolvedValue(undefined);
  const get = async (expose: string) =>
    expose === './routes' ? () => ({ starts: init.mock.calls.length }) : undefined;
  return { init, get };
}

/** Returns the last script after the tasks that lead to its request. */
async function requested(scripts: Script[]): Promise<Script | undefined> {
  await new Promise(setImmediate);
  return scripts.at(-1);
}

test('loadRemote > two calls at once > ask for one script and start the container once', async () => {
  const { context, host, scripts } = page();
  const loads = [host.loadRemote('catalog/routes'), host.loadRemote('catalog/routes')];
  const script = await requested(scripts);
  expect(script?.src).toBe('http://shop.test/entry.js');
  context.catalog = container();
  script?.onload();
  expect(await Promise.all(loads)).toEqual([{ starts: 1 }, { starts: 1 }]);
  const [shareScope, initScope, options] = context.catalog.init.mock.calls[0];
  expect(options.shareScopeMap.default).toBe(shareScope);
  expect(initScope).toEqual([]);
  expect(await host.loadRemote('catalog/routes')).toEqual({ starts: 1 });
  expect(scripts).toHaveLength(1);
});

test('loadRemote > script fails > rejects, and the next call asks again', async () => {
  const { context, host, scripts } = page();
  const failed = expect(host.loadRemote('catalog/routes')).rejects.toThrow('RUNTIME-008');
  (await requested(scripts))?.onerror({ type: 'error' });
  await failed;
  const loads = host.loadRemote('catalog/routes');
  const script = await requested(scripts);
  context.catalog = container();
  script?.onload();
  expect(await loads).toEqual({ starts: 1 });
});

test('loadRemote > script without a container > rejects', async () => {
  const { host, scripts } = page();
  const failed = expect(host.loadRemote('catalog/routes')).rejects.toThrow('RUNTIME-001');
  (await requested(scripts))?.onload();
  await failed;
});

test('loadRemote > container fails to start > rejects, and the next call starts it again', async () => {
  const { context, host } = page();
  context.catalog = container();
  context.catalog.init.mockRejectedValueOnce(new Error('no React'));
  await expect(host.loadRemote('catalog/routes')).rejects.toThrow(/RUNTIME-015[\s\S]*no React/);
  expect(await host.loadRemote('catalog/routes')).toEqual({ starts: 2 });
});

test('loadRemote > unknown remote or module > rejects', async () => {
  const { context, host } = page();
  context.catalog = container();
  await expect(host.loadRemote('cat/routes')).rejects.toThrow('RUNTIME-004');
  await expect(host.loadRemote('catalog/other')).rejects.toThrow('RUNTIME-014');
});
