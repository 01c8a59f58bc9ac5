import { EnvironmentError, readEnvironment } from './environment.ts';

test('everything has a default', () => {
  expect(readEnvironment({ API_PORT: '' })).toEqual({
    port: 8000,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: undefined,
    corsOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    jwtSecret: undefined,
    logLevel: 'info',
    trustProxy: [],
    sampleData: true,
  });
});

test('the site may be elsewhere', () => {
  expect(readEnvironment({ PORT: '4000' }).corsOrigins).toContain('http://localhost:4000');
  expect(
    readEnvironment({ CORS_ORIGINS: 'https://a.example, https://b.example' }).corsOrigins,
  ).toEqual(['https://a.example', 'https://b.example']);
});

test.each([
  ['API_PORT', 'eight'],
  ['API_PORT', '70000'],
  ['API_PORT', '80.5'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'postgres://'],
  ['CORS_ORIGINS', 'https://a.example/path'],
  ['CORS_ORIGINS', '*'],
  ['JWT_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['SAMPLE_DATA', 'maybe'],
])('%s=%s is one line that names the variable and keeps the value to itself', (name, value) => {
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(new RegExp(`^${name} must [^\n]*$`));
  if (name === 'JWT_SECRET') expect(read).not.toThrow(/short/);
});

test('several wrong variables are several lines', () => {
  expect(() => readEnvironment({ API_PORT: 'x', JWT_SECRET: 'x' })).toThrow(
    /^API_PORT .*\nJWT_SECRET .*$/,
  );
});
