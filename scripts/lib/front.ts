import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeCertificate, nginxFolder, startNginx } from './nginx.ts';

const TEMPLATES = 'deploy/nginx/templates';
const TEMPLATE = /\.template$/;

/** What the templates of `deploy/nginx` are filled with. */
type Variables = Record<string, string>;

/** Does what `envsubst` does in production. Throws when a template names a variable that is not there. */
function fill(text: string, variables: Variables): string {
  return text.replace(/\$\{([A-Z][A-Z0-9_]*)\}/g, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`No value for ${name}`);
    return value;
  });
}

function writeConfiguration(
  root: string,
  folder: string,
  variables: Variables,
  change: (text: string) => string,
): void {
  const templates = join(root, TEMPLATES);
  for (const file of readdirSync(templates, { recursive: true, encoding: 'utf8' })) {
    if (!TEMPLATE.test(file)) continue;
    const target = join(folder, file.replace(TEMPLATE, ''));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, change(fill(readFileSync(join(templates, file), 'utf8'), variables)));
  }
}

interface FrontOptions {
  /** The project's folder. */
  root: string;
  /** Free ports: of the front, of its second pass, and where edges reach the APIs. */
  ports: { front: number; inner: number; apis: number };
  /** Ports of this machine that the two edges and the two APIs listen on. */
  edges: [number, number];
  apis: [number, number];
  /** `guarded` of this folder, where it can be imported. */
  guard?: Parameters<typeof startNginx>[2];
  /** TLS and HTTP/2, with a certificate for `localhost` that signs itself. */
  tls?: boolean;
  /** Changes the filled configuration; for tests. */
  change?: (text: string) => string;
}

export interface Front {
  url: string;
  /** Lines of its log so far. */
  log: () => Record<string, unknown>[];
  /** What nginx says besides, so far. */
  errors: () => string;
  stop: () => Promise<void>;
}

const local = (port: number) => `127.0.0.1:${port}`;

/** Starts nginx as production does, on this machine. */
export async function startFront(options: FrontOptions): Promise<Front> {
  const { root, ports, edges, apis, guard, tls = false, change = (text) => text } = options;
  const folder = nginxFolder();
  const logFile = join(folder, 'front.log');
  const cache = join(folder, 'cache');
  mkdirSync(cache);
  mkdirSync(join(folder, 'certificate'));
  if (tls) makeCertificate(join(folder, 'certificate'));
  const variables = {
    FRONT_LISTEN: tls ? 'tls' : 'plain',
    FRONT_PORT: local(ports.front),
    FRONT_INNER: local(ports.inner),
    FRONT_APIS: local(ports.apis),
    FRONT_CACHE: cache,
    FRONT_LOG: logFile,
    FRONT_ERRORS: join(folder, 'error.log'),
    EDGE_1: local(edges[0]),
    EDGE_2: local(edges[1]),
    API_1: local(apis[0]),
    API_2: local(apis[1]),
  };
  writeConfiguration(root, folder, variables, change);
  const stop = await startNginx(folder, Object.values(ports), guard);
  const log = () =>
    readFileSync(logFile, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const errors = () => readFileSync(variables.FRONT_ERRORS, 'utf8');
  return { url: `${tls ? 'https' : 'http'}://localhost:${ports.front}`, log, errors, stop };
}
