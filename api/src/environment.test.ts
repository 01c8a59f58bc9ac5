import { EnvironmentError } from '@evmandi/contract/platform/environment';
import { readEnvironment } from './environment.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

test('everything has a default', () => {
  expect(readEnvironment({ API_PORT: '' })).toEqual({
    port: 8000,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: undefined,
    corsOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    jwtSecret: undefined,
    logLevel: 'info',
    metrics: undefined,
    trustProxy: [],
    mostLateMs: 2_000,
    sampleData: true,
    settings: DEFAULT_SETTINGS,
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
  ['API_METRICS_PORT', 'nine'],
  ['TRUST_PROXY', 'nginx'],
  ['TRUST_PROXY', '127.0.0.1, 10.0.0.0/33'],
  ['SAMPLE_DATA', 'maybe'],
  ['RUPEES_PER_DOLLAR', '0'],
  ['RUPEES_PER_DOLLAR', '84,5'],
  ['SELLER_GSTIN', '22AAAAA0000A1Z5'],
  ['BANK_ACCOUNT', '=1+1'],
  ['BANK_IFSC', 'HDFC1001234'],
])('%s=%s is one line that names the variable', (name, value) => {
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(new RegExp(`^${name} must [^\n]*$`));
});

test.each([
  ['JWT_SECRET', 'hidden'],
  ['DATABASE_URL', 'postgresql//site:hidden@localhost/x'],
  ['BANK_ACCOUNT', 'hidden!'],
])('a wrong %s is not repeated: it may be a secret', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).not.toThrow(/hidden/);
});

test('what an invoice and a dollar price need is configured', () => {
  const { settings } = readEnvironment({
    RUPEES_PER_DOLLAR: '83.5',
    SELLER_GSTIN: '29 aagcb7383j1z4',
    BANK_ACCOUNT: '5010 0012 3456 78',
    BANK_IFSC: 'HDFC0001234',
  });
  expect(settings).toMatchObject({
    rupeesPerDollar: 83.5,
    seller: { gstin: '29AAGCB7383J1Z4', bankAccount: '5010 0012 3456 78', ifsc: 'HDFC0001234' },
  });
});

// PAY-5
test('the sample account stands only in a demonstration that names none of its own', () => {
  const accountOf = (variables: Record<string, string>) => {
    const { bankAccount, ifsc } = readEnvironment(variables).settings.seller;
    return [bankAccount, ifsc];
  };
  expect(accountOf({})[0]).toMatch(/sample account/);
  expect(accountOf({ SAMPLE_DATA: 'no' })).toEqual([null, null]);
  expect(accountOf({ BANK_ACCOUNT: '5010 0012 3456 78' })).toEqual(['5010 0012 3456 78', null]);
});

test('proxies are addresses, ranges or names of ranges', () => {
  const text = '10.83.7.10, 10.0.0.0/8, fd00::/8, uniquelocal';
  expect(readEnvironment({ TRUST_PROXY: text }).trustProxy).toEqual(text.split(', '));
});

test('metrics are answered on this machine alone unless said otherwise', () => {
  const metrics = { port: 9091, host: '127.0.0.1' };
  expect(readEnvironment({ API_METRICS_PORT: '9091' })).toMatchObject({ metrics });
});

test('several wrong variables are several lines', () => {
  expect(() => readEnvironment({ API_PORT: 'x', JWT_SECRET: 'x' })).toThrow(
    /^API_PORT .*\nJWT_SECRET .*$/,
  );
});
