import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from './imports.ts';
import { knownVariables } from './variables.ts';

interface Service {
  image?: string;
  build?: { context: string; target: string };
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
}

const compose = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8')) as {
  name?: string;
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
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
  '%s is a stage of the Dockerfile, runs a bundle and is not root',
  (_, { build }) => {
    const lines = stage(build?.target ?? '');
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(lines)?.[1] ?? '[]') as string[];
    expect(existsSync(path.join(root, build?.context ?? 'nowhere'))).toBe(true);
    expect(bundles()).toContain(command.find((part) => part.endsWith('.mjs')));
    expect(lines.match(/^USER .*$/gm)?.at(-1)).toBe('USER node');
  },
);

test.each(built)('%s is given only variables that its process reads', (name, { environment }) => {
  const known = knownVariables(name === 'api' ? 'api' : 'platform');
  const inImage = [...stage(name).matchAll(/^ENV (.*)$/gm)].flatMap((match) =>
    (match[1] ?? '').split(' ').map((assignment) => assignment.split('=')[0]),
  );
  const given = [...Object.keys(environment ?? {}), ...inImage].filter((key) => key !== 'NODE_ENV');
  expect(given.filter((key) => !known.includes(String(key)))).toEqual([]);
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
      expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
      // An edge writes down what it serves, and keeps its copy beside it.
      expect(volume).not.toMatch(/^registry:.*:ro$/);
    }
  }
  expect(services.edge?.depends_on?.publisher?.condition).toBe('service_completed_successfully');
  expect(services.api?.depends_on?.database?.condition).toBe('service_healthy');
});

test('what publishes a port listens beyond its own container, on that port', () => {
  const published = Object.values(compose.services).filter(({ ports }) => ports);
  expect(published).toHaveLength(2);
  for (const { ports = [], environment = {} } of published) {
    expect(environment.HOST).toBe('0.0.0.0');
    expect(ports[0]?.split(':').at(-1)).toBe(environment.API_PORT ?? environment.PORT);
  }
});

test('images have a tag, secrets have no default, and the file suits docker-compose 1.29', () => {
  const images = Object.values(compose.services).flatMap(({ image }) => (image ? [image] : []));
  const bases = [...dockerfile.matchAll(/^FROM (\S+:\S+|\S+) AS/gm)].map((match) => match[1] ?? '');
  const stages = [...dockerfile.matchAll(/ AS (\S+)$/gm)].map((match) => match[1] ?? '');
  for (const image of [...images, ...bases.filter((base) => !stages.includes(base))]) {
    expect(image).toMatch(/^[\w./-]+:[\w.-]+$/);
    expect(image).not.toMatch(/:latest$/);
  }
  expect(compose.name).toBeUndefined();
  expect(compose.services.database?.environment?.POSTGRES_PASSWORD).toMatch(
    /^\$\{POSTGRES_PASSWORD:\?.+\}$/,
  );
  expect(compose.services.api?.environment?.JWT_SECRET).toMatch(/^\$\{JWT_SECRET:\?.+\}$/);
});
