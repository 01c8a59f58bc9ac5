/** The import table of the architecture: who may import whom, and where a library lives. */

const TEST = '\\.test\\.tsx?$';
const CONFIG_FILE = '^(?:host|remotes/[^/]+)/rsbuild\\.config\\.ts$';
const ANY_ROOM = '^(?:host|remotes|shared|api|platform|artwork|e2e|bench|scripts)/';

/** A room may import, of the project's rooms, itself and what `may` names. */
const room = (path, ...may) => ({
  name: `room: ${path.replace('[^/]+', '*')}`,
  comment: `${path}/ may import ${may.join(', ') || 'no other room'} (docs: CONTRIBUTING.md, "Rooms")`,
  severity: 'error',
  from: { path: `^(${path})/`, pathNot: CONFIG_FILE },
  to: { path: ANY_ROOM, pathNot: ['^$1/', ...may.map((other) => `^${other}(?:/|$)`)] },
});

/** A library, found by pnpm's real path or, when not installed there, by its name. */
const library = (name) => `(?:^|/node_modules/)${name}(?:/|$)`;

const onlyIn = (name, ...places) => ({
  name: `library: ${name}`,
  comment: `only ${places.join(', ')} may import ${name}`,
  severity: 'error',
  from: { pathNot: places.map((place) => `^${place}`) },
  to: { path: library(name) },
});

module.exports = {
  forbidden: [
    room('host', 'shared'),
    room('remotes/[^/]+', 'shared', 'api/contract'),
    room('shared/contract'),
    room('shared/runtime', 'shared/contract'),
    room('shared/ui', 'shared/contract', 'shared/runtime'),
    room('api', 'shared/contract', 'artwork'),
    room('platform', 'shared/contract'),
    room('artwork'),
    room('e2e', 'shared/contract', 'api/contract', 'artwork', 'platform', 'scripts/lib'),
    room(
      'bench',
      'shared/contract',
      'api/contract',
      'api/bench-data',
      'artwork',
      'platform',
      'scripts/lib',
    ),
    room(
      'scripts',
      'shared/contract/src/platform/(?:chromium|process-identity)\\.js',
      'shared/contract/src/testing/free-port\\.js',
    ),
    {
      name: 'config file: platform/build',
      comment:
        'a config file of host or remote takes the preset of platform/build and nothing else',
      severity: 'error',
      from: { path: CONFIG_FILE },
      to: { path: ANY_ROOM, pathNot: '^platform/build/' },
    },
    {
      name: 'types of the API',
      comment: 'a remote imports only types of api/contract, so that no schema reaches the browser',
      severity: 'error',
      from: { path: '^remotes/' },
      to: { path: '^api/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'api: product code',
      comment:
        'what the API runs imports neither sample data (api/server.ts hands it to the start), nor what tests and benches fill a database with',
      severity: 'error',
      from: { path: '^api/(?:src|contract)/', pathNot: TEST },
      to: { path: '^api/(?:sample-data|bench-data|testing)/' },
    },
    {
      name: 'api: sample data',
      comment: 'the sample data is part of the product: it uses no test tools',
      severity: 'error',
      from: { path: '^api/(?:server\\.ts|sample-data/)', pathNot: TEST },
      to: { path: '^api/(?:bench-data|testing)/' },
    },
    {
      name: 'runtime: one entry',
      comment:
        'shared/runtime is one federated singleton: import @evmandi/runtime, never a file of it',
      severity: 'error',
      from: { pathNot: '^shared/runtime/' },
      to: { path: '^shared/runtime/', pathNot: '^shared/runtime/src/index\\.ts$' },
    },
    {
      name: 'other rooms by name',
      comment: "another room is imported by its package's name, never by a relative path",
      severity: 'error',
      from: {
        path: '^((?:remotes|shared)/[^/]+|host|api|platform|artwork|e2e|bench|scripts)/',
      },
      to: {
        dependencyTypes: ['local'],
        pathNot: ['^$1/', '^scripts/lib/', '/(?:chromium|process-identity|free-port)\\.js$'],
      },
    },
    onlyIn('@module-federation', 'host/src/federation/', 'platform/build/'),
    {
      name: 'host: federation runtime',
      comment: 'the host knows the federation runtime, never the plugin',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: library('@module-federation'), pathNot: '/runtime' },
    },
    onlyIn('@rsbuild', 'platform/build/'),
    onlyIn('axios', 'shared/runtime/'),
    onlyIn('zustand', 'shared/runtime/'),
    onlyIn('react-toastify', 'shared/runtime/', 'host/src/chrome/'),
    onlyIn('echarts', 'remotes/dashboard/', 'remotes/platform/'),
    onlyIn('echarts-for-react', 'remotes/dashboard/', 'remotes/platform/'),
    {
      name: 'react-router-dom',
      comment: 'the shared router is react-router-dom; bare react-router would be a second copy',
      severity: 'error',
      from: { pathNot: '^platform/build/router-facade\\.ts$' },
      to: { path: library('react-router') },
    },
    {
      name: 'no cycles',
      comment: 'modules that import each other in a circle cannot be read, or loaded, one by one',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'an import that leads nowhere: a wrong path, or a package missing in package.json',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'tests stay apart',
      comment: 'product code imports neither tests nor what only tests need',
      severity: 'error',
      from: { pathNot: [TEST, '^e2e/', '^bench/', '^scripts/'] },
      to: { path: [TEST, library('@testing-library'), library('@playwright')] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|\\.data|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
};
