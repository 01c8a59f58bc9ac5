import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { filesBelow, root } from './imports.ts';
import { knownVariables } from './variables.ts';

interface Service {
  image?: string;
  build?: { context: string; target: string; args?: Record<string, string> };
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  networks?: Record<string, { ipv4_address: string }>;
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  read_only?: boolean;
  user?: string;
  cpus?: string;
  mem_limit?: string;
  pids_limit?: number;
}

const text = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
const compose = parse(text, { merge: true }) as {
  name?: string;
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const TEMPLATES = 'deploy/nginx/templates';
const addressOf = (name: string) => compose.services[name]?.networks?.default?.ipv4_address;
const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
const built = Object.entries(compose.services).filter(([, service]) => service.build);

/** The lines of one stage, and of the stages it stands on. */
function stage(name: string): string {
  const start = new RegExp(`^FROM (\\S+) AS ${name}$`, 'm').exec(dockerfile);
  if (!start?.[1]) throw new Error(`Dockerfile has no stage "${name}"`);
  const own = dockerfile.slice(start.index + start[0].length).split(/^FROM /m)[0] ?? '';
  const isStage = new RegExp(`^FROM \\S+ AS ${start[1]}$`, 'm').test(dockerfile);
  return isStage ? stage(start[1]) + own : own;
}

function bundles(): string[] {
  const script =
    "import('./scripts/lib/bundle.mjs').then((m) => console.log(JSON.stringify(m.BUNDLES)))";
  const made = JSON.parse(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }));
  return made.map(({ outfile }: { outfile: string }) => outfile);
}

test.each(built)(
  '%s is a stage of the Dockerfile, runs a bundle and not as root',
  (_, { build }) => {
    const lines = stage(build?.target ?? '');
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(lines)?.[1] ?? '[]') as string[];
    expect(existsSync(path.join(root, build?.context ?? 'nowhere'))).toBe(true);
    expect(bundles()).toContain(command.find((part) => part.endsWith('.mjs')));
    const entry = /^ENTRYPOINT (\[[^\]]*\])$/m.exec(lines)?.[1]?.replaceAll('\\\n', '');
    const [program, user] = JSON.parse(entry ?? '[]') as string[];
    const drops = program === 'setpriv' && user === '--reuid=node';
    expect(lines.match(/^USER .*$/gm)?.at(-1)).toBe(drops ? 'USER root' : 'USER node');
  },
);

test.each(built)('%s is given only variables that its process reads', (_, service) => {
  const { environment, build: { target } = { target: '' } } = service;
  const known = knownVariables(target === 'api' ? 'api' : 'platform');
  const inImage = [...stage(target).matchAll(/^ENV (.*)$/gm)].flatMap((match) =>
    (match[1] ?? '').split(' ').map((assignment) => assignment.split('=')[0]),
  );
  const given = [...Object.keys(environment ?? {}), ...inImage].filter((key) => key !== 'NODE_ENV');
  expect(given.filter((key) => !known.includes(String(key)))).toEqual([]);
});

// Left out: what belongs to other processes, or to another way of running them.
test.each([
  ['api-1', 'api', ['DATA_DIR', 'PORT']],
  [
    'edge-1',
    'platform',
    [
      ...['API_METRICS_PORT', 'API_PORT', 'CANARY_MINUTES', 'CANARY_VISITS', 'CORS_ORIGINS'],
      ...['DATABASE_URL', 'DATA_DIR', 'QUOTA_MB', 'QUOTA_VERSIONS', 'REGISTRY_URL'],
      ...['RELEASE_PORT', 'RELEASE_SECRET', 'RELEASE_TOKEN', 'RELEASE_URL', 'RENDER_USER'],
    ],
  ],
] as const)('%s is given every setting that its process reads', (name, process, others) => {
  const given = Object.keys(compose.services[name]?.environment ?? {});
  const missing = knownVariables(process).filter((variable) => !given.includes(variable));
  expect(missing.sort()).toEqual(others);
});

test('a container may take longer to end than what is under way in it', () => {
  const secondsOf = (name: string) =>
    Number.parseInt(compose.services[name]?.stop_grace_period ?? '', 10);
  const { DRAIN_MS = '' } = compose.services['edge-1']?.environment ?? {};
  const graceOf = (file: string) => {
    const [, ms = ''] =
      /GRACE_MS = ([\d_]+);/.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
    return Number(ms.replaceAll('_', '')) / 1_000;
  };
  const drainSeconds = Number(DRAIN_MS) / 1_000;
  expect(secondsOf('edge-1')).toBeGreaterThan(drainSeconds + graceOf('platform/edge/server.ts'));
  expect(secondsOf('api-1')).toBeGreaterThan(graceOf('api/src/main.ts'));
  const nginx = readFileSync(path.join(root, TEMPLATES, 'nginx.conf.template'), 'utf8');
  const [, worker] = /worker_shutdown_timeout (\d+)s/.exec(nginx) ?? [];
  expect(secondsOf('front')).toBeGreaterThan(Number(worker));
});

test('what the Dockerfile copies and runs from this repository exists', () => {
  const named = [...dockerfile.matchAll(/^RUN node (\S+)$|^COPY --from=\w+ \/app\/(\w+)\/dist/gm)];
  expect(named.map((match) => match[1] ?? match[2])).toEqual([
    'scripts/bundle.mjs',
    'api',
    'platform',
  ]);
  for (const match of named) {
    expect(existsSync(path.join(root, match[1] ?? `${match[2]}/package.json`))).toBe(true);
  }
  expect(dockerfile).toContain(`pnpm@${pnpmVersion()} `);
});

function pnpmVersion(): string {
  const text = readFileSync(path.join(root, 'scripts/lib/pnpm.mjs'), 'utf8');
  return /PNPM_VERSION = '([\d.]+)'/.exec(text)?.[1] ?? 'unknown';
}

test('services wait for what they need, on volumes that are declared', () => {
  const { services, volumes } = compose;
  for (const service of Object.values(services)) {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      const healthy = condition === 'service_healthy';
      expect(services[other]).toBeDefined();
      expect(Boolean(services[other]?.healthcheck)).toBe(healthy);
    }
    for (const volume of service.volumes ?? []) {
      const source = volume.replace(/^\$\{\w+:-([^}]+)\}/, '$1').split(':')[0] ?? '';
      if (source.startsWith('./')) expect(existsSync(path.join(root, source))).toBe(true);
      else expect(Object.keys(volumes)).toContain(source);
    }
  }
  for (const edge of [services['edge-1'], services['edge-2']])
    expect(edge?.depends_on?.publisher?.condition).toBe('service_started');
  for (const api of [services['api-1'], services['api-2']])
    expect(api?.depends_on?.database?.condition).toBe('service_healthy');
});

// DEPLOY-1
test('edges read the registry alone, and say elsewhere what they serve', () => {
  for (const [name, { volumes = [], environment }] of Object.entries(compose.services)) {
    const isEdge = name.startsWith('edge-');
    const ofRegistry = volumes.filter((volume) => volume.startsWith('registry:'));
    if (ofRegistry.length === 0) continue;
    expect([name, ofRegistry]).toEqual([name, [`registry:/data${isEdge ? ':ro' : ''}`]]);
    expect([name, volumes]).toEqual([name, expect.arrayContaining(['heartbeats:/heartbeats'])]);
    expect([name, environment?.HEARTBEAT_DIR]).toEqual([name, '/heartbeats']);
  }
});

// DEPLOY-1
test('render workers have a user of their own, by what the edge may do and nobody else', () => {
  const lines = stage('edge');
  expect(lines).toMatch(/^ENV RENDER_USER=1001$/m);
  const kept = /--ambient-caps=-all,([^"]*)"/.exec(lines)?.[1]?.split(',');
  const given = compose.services['edge-1']?.cap_add?.map((name) => `+${name.toLowerCase()}`);
  expect(kept).toEqual(given);
  const withMore = Object.entries(compose.services).filter(([, { cap_add }]) => cap_add);
  expect(withMore.map(([name]) => name).sort()).toEqual(['edge-1', 'edge-2', 'front']);
});

// DEPLOY-1
test.each(Object.entries(compose.services))('%s is confined and limited', (name, service) => {
  expect(service.cap_drop).toEqual(['ALL']);
  expect(service.cap_add ?? []).not.toContain('SYS_ADMIN');
  expect(service.security_opt).toEqual(['no-new-privileges:true']);
  // The publisher builds in its own folder.
  expect(service.read_only).toBe(name !== 'publisher');
  expect(service.mem_limit).toMatch(/^\$\{[A-Z]+_MEMORY:-\d+[mg]\}$/);
  expect(service.pids_limit).toBeGreaterThan(0);
  expect(service.cpus).toBe(`\${CPUS:-1}`);
});

test('the front alone publishes a port, the one that it listens on', () => {
  const published = Object.entries(compose.services).filter(([, { ports }]) => ports);
  expect(published.map(([name]) => name)).toEqual(['front']);
  const { ports, environment } = published[0]?.[1] ?? {};
  expect(ports).toEqual([`\${FRONT_PORT:-3000}:${environment?.FRONT_PORT}`]);
});

test.each([
  ['API_1', 'api-1', 'API_PORT'],
  ['API_2', 'api-2', 'API_PORT'],
  ['EDGE_1', 'edge-1', 'PORT'],
  ['EDGE_2', 'edge-2', 'PORT'],
])(
  'the front finds %s at the address where %s listens and is asked whether it is ready',
  (variable, name, port) => {
    const { environment, healthcheck } = compose.services[name] ?? {};
    expect(environment?.HOST).toBe('0.0.0.0');
    const front = compose.services.front?.environment?.[variable];
    expect(front).toBe(`${addressOf(name)}:${environment?.[port]}`);
    expect(healthcheck?.test.at(-1)).toContain(`http://127.0.0.1:${environment?.[port]}/readyz`);
  },
);

test('APIs and edges believe the address that the front saw, and edges reach them through it', () => {
  const { front, ...others } = compose.services;
  for (const name of ['api-1', 'api-2', 'edge-1', 'edge-2'])
    expect(others[name]?.environment?.TRUST_PROXY).toBe(addressOf('front'));
  for (const name of ['edge-1', 'edge-2'])
    expect(others[name]?.environment?.API_INTERNAL_URL).toBe(
      `http://front:${front?.environment?.FRONT_APIS}`,
    );
});

test('the front is given every variable that its templates name', () => {
  const templates = filesBelow(TEMPLATES, ['.template']);
  const named = templates.flatMap((file) => [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(/\$\{(\w+)\}/g),
  ]);
  const given = Object.keys(compose.services.front?.environment ?? {});
  expect(named.map((match) => match[1]).filter((name) => !given.includes(String(name)))).toEqual(
    [],
  );
  expect(compose.services.front?.volumes).toContain(`./${TEMPLATES}:/etc/nginx/templates:ro`);
});

test('images have a tag, secrets have no default, and the file suits docker-compose 1.29', () => {
  const images = Object.values(compose.services).flatMap(({ image }) => (image ? [image] : []));
  const bases = [...dockerfile.matchAll(/^FROM (\S+) AS/gm)].map((match) => match[1] ?? '');
  const stages = [...dockerfile.matchAll(/ AS (\S+)$/gm)].map((match) => match[1] ?? '');
  expect(new Set(bases.filter((base) => !stages.includes(base)))).toEqual(
    new Set([`\${NODE_IMAGE}`]),
  );
  const [, node = ''] = /^ARG NODE_IMAGE=(.+)$/m.exec(dockerfile) ?? [];
  for (const [, { build }] of built)
    expect(build?.args).toEqual({ NODE_IMAGE: `\${NODE_IMAGE:-${node}}` });
  // An operator names another one by a variable, such as one with a digest.
  const tags = images.map((image) => /^\$\{[A-Z]+_IMAGE:-(.+)\}$/.exec(image)?.[1] ?? image);
  for (const image of [...tags, node]) {
    expect(image).toMatch(/^[\w./-]+:[\w.-]+$/);
    expect(image).not.toMatch(/:latest$/);
  }
  expect(compose.name).toBeUndefined();
  expect(compose.services.database?.environment?.POSTGRES_PASSWORD).toMatch(
    /^\$\{POSTGRES_PASSWORD:\?.+\}$/,
  );
});
