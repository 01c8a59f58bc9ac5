import { readEnvironment } from './environment.ts';

test('without variables everything has its default', () => {
  const environment = readEnvironment({ PORT: '', API_URL: '' }, '/project');
  expect(environment).toMatchObject({
    port: 3000,
    dataDir: '/project/.data',
    databaseUrl: undefined,
    apiUrl: 'http://localhost:8000',
    corsOrigins: ['http://localhost:3000'],
  });
  expect(environment.apiInternalUrl).toBe(environment.apiUrl);
});

test('addresses lose their slash and follow the ports', () => {
  const environment = readEnvironment(
    {
      PORT: '4000',
      API_PORT: '4001',
      API_INTERNAL_URL: 'http://api:8000/',
      CORS_ORIGINS: 'https://a.example/, http://b.example',
    },
    '/',
  );
  expect(environment.apiUrl).toBe('http://localhost:4001');
  expect(environment.apiInternalUrl).toBe('http://api:8000');
  expect(environment.corsOrigins).toEqual(['https://a.example', 'http://b.example']);
});

test('every wrong variable is named with its value and what it must be', () => {
  const read = () =>
    readEnvironment(
      {
        PORT: '99999',
        API_PORT: 'x',
        API_URL: 'http://localhost:8000/api',
        DATABASE_URL: 'mysql://x',
        RUPEES_PER_DOLLAR: '0',
        CORS_ORIGINS: '*',
      },
      '/',
    );
  expect(read).toThrow('PORT=99999: must be a whole number from 1 to 65535');
  for (const name of [
    'API_PORT=x',
    'API_URL=',
    'DATABASE_URL=mysql',
    'RUPEES_PER_DOLLAR=0',
    'CORS_ORIGINS=*',
  ]) {
    expect(read).toThrow(name);
  }
});
