import { freePort, startCli } from './process.ts';

export interface Site {
  url: string;
  api: string;
  dataDir: string;
  /** Variables of this site, for further commands on the same data. */
  env: NodeJS.ProcessEnv;
  output: () => string;
  /** Ends it as Ctrl-C does; answers the exit code. */
  stop: () => Promise<number | null>;
}

const READY_LIMIT_MS = 120_000;

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** `npm start` without its bootstrap, on free ports and the given data folder. */
export async function startSite(project: string, dataDir: string): Promise<Site> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const env = {
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  };
  const url = `http://localhost:${port}`;
  const api = `http://localhost:${apiPort}`;
  const { child, ended, output } = startCli(project, ['start'], env);
  let over = false;
  void ended.then(() => {
    over = true;
  });
  const limit = Date.now() + READY_LIMIT_MS;
  while (!((await answers(`${url}/readyz`)) && (await answers(`${api}/readyz`)))) {
    if (over || Date.now() > limit) throw new Error(`The site did not start:\n${output()}`);
    await new Promise((wake) => setTimeout(wake, 200));
  }
  const stop = async () => {
    child.kill('SIGINT');
    return (await ended).code;
  };
  return { url, api, dataDir, env, output, stop };
}
