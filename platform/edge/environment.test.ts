import { edgeVariables, readEnvironment } from './environment.ts';

// SESSION-9
test('without variables everything has its default', () => {
  const environment = readEnvironment({ PORT: '', API_URL: '' }, '/project');
  expect(environment).toMatchObject({
    port: 3000,
    dataDir: '/project/.data',
    databaseUrl: undefined,
    registryUrl: undefined,
    edgeDir: '/project/.data/edge',
    apiUrl: 'http://localhost:8000',
  });
  expect(environment.apiInternalUrl).toBe(environment.apiUrl);
});

// HEADER-1, CONTENT-2
test('phone, e-mail address, country and copyright year are configuration with defaults', () => {
  const publicConfig = (variables: NodeJS.ProcessEnv) =>
    readEnvironment(variables, '/').publicConfig;
  expect(publicConfig({})).toMatchObject({ country: 'India', copyrightYear: 2025 });
  const own = { PHONE: '1800', EMAIL: 'a@b.in', COUNTRY: 'Nepal', COPYRIGHT_YEAR: '2031' };
  expect(publicConfig(own)).toMatchObject({
    ...{ phone: '1800', email: 'a@b.in', country: 'Nepal', copyrightYear: 2031 },
  });
});

test('addresses lose their slash and follow the ports', () => {
  const environment = readEnvironment(
    {
      PORT: '4000',
      API_PORT: '4001',
      API_INTERNAL_URL: 'http://api:8000/',
    },
    '/',
  );
  expect(environment.apiUrl).toBe('http://localhost:4001');
  expect(environment.apiInternalUrl).toBe('http://api:8000');
});

// SESSION-9
test('every wrong variable is named with what it must be', () => {
  const read = () =>
    readEnvironment(
      {
        PORT: '99999',
        API_PORT: '0',
        API_URL: 'http://localhost:8000/api',
        RUPEES_PER_DOLLAR: '0',
        CORS_ORIGINS: '*',
        DEV_ORIGINS: 'http://localhost:4001,http://dev.team.example',
      },
      '/',
    );
  expect(read).toThrow('PORT must be a whole number from 1 to 65535, not 99999');
  expect(read).toThrow('API_URL must be the address without /api');
  for (const name of ['API_PORT', 'RUPEES_PER_DOLLAR', 'CORS_ORIGINS', 'DEV_ORIGINS'])
    expect(read).toThrow(name);
});

test('a malformed DATABASE_URL is refused without its password', () => {
  const read = () => readEnvironment({ DATABASE_URL: 'mysql://shop:hunter2@db/evmandi' }, '/');
  expect(read).toThrow(/^DATABASE_URL must be an address/);
  expect(read).not.toThrow(/hunter2/);
});

test('metrics are off, and answered on this machine alone unless said otherwise', () => {
  expect(readEnvironment({}, '/').metrics).toBeUndefined();
  const metrics = { port: 9090, host: '127.0.0.1' };
  expect(readEnvironment({ METRICS_PORT: '9090' }, '/')).toMatchObject({ metrics });
  const apiMetrics = { port: 9091, host: '127.0.0.1' };
  expect(readEnvironment({ API_METRICS_PORT: '9091' }, '/')).toMatchObject({ apiMetrics });
});

test("the edge's process is given no variable of the API's alone", () => {
  const variables = {
    DATABASE_URL: 'postgres://shop:hunter2@db/evmandi',
    JWT_SECRET: 'x'.repeat(32),
    API_METRICS_PORT: '9091',
    PHONE: '1800',
  };
  const given = edgeVariables(variables, readEnvironment(variables, '/project'));
  expect(given).toEqual({
    NODE_ENV: 'production',
    API_URL: 'http://localhost:8000',
    API_INTERNAL_URL: 'http://localhost:8000',
    DATA_DIR: '/project/.data',
    EDGE_DIR: '/project/.data/edge',
    HEARTBEAT_DIR: '/project/.data/registry/edges',
    PHONE: '1800',
  });
});
