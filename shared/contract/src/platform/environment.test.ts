import {
  choice,
  EnvironmentError,
  list,
  originList,
  port,
  positiveNumber,
  postgresUrl,
  readVariables,
  secret,
  text,
  url,
} from './environment.ts';
import { isOwnMachine } from './own-machine.ts';

const DECLARED = {
  PORT: port().default(3000),
  ANY_PORT: port(0).optional(),
  RATE: positiveNumber('84.5').optional(),
  ANSWER: choice(['yes', 'no']).default('yes'),
  SITE: url('https://shop.example').optional(),
  ORIGINS: originList().optional(),
  DATABASE: postgresUrl().optional(),
  KEY: secret(32).optional(),
  PROXIES: list().optional(),
  CODE: text('be four digits', (value) => /^\d{4}$/.test(value)).optional(),
};

const read = (variables: Record<string, string>) => readVariables(DECLARED, variables);

test('a variable that is not set, or set to nothing, has its default', () => {
  expect(read({ PORT: '', KEY: '', OTHER: 'x' })).toEqual({ PORT: 3000, ANSWER: 'yes' });
});

test('texts become the values of their types', () => {
  const variables = {
    PORT: '0080',
    ANY_PORT: '0',
    RATE: '83.5',
    ANSWER: 'no',
    SITE: 'https://shop.example/base/',
    ORIGINS: 'https://a.example/, http://b.example:3000,',
    DATABASE: 'postgresql://me@db/shop',
    PROXIES: '10.0.0.1, 10.0.0.2,',
    CODE: '2025',
  };
  expect(read(variables)).toEqual({
    PORT: 80,
    ANY_PORT: 0,
    RATE: 83.5,
    ANSWER: 'no',
    SITE: 'https://shop.example/base',
    ORIGINS: ['https://a.example', 'http://b.example:3000'],
    DATABASE: 'postgresql://me@db/shop',
    PROXIES: ['10.0.0.1', '10.0.0.2'],
    CODE: '2025',
  });
});

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', ' 80'],
  ['PORT', '8e1'],
  ['ANY_PORT', '-1'],
  ['RATE', '0'],
  ['RATE', '84,5'],
  ['ANSWER', 'maybe'],
])('%s=%s is refused with what it must be and what it is', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(EnvironmentError);
  expect(() => read({ [name]: value })).toThrow(
    new RegExp(`^${name} must be [^\n]+, not ${value}$`),
  );
});

test.each([
  ['SITE', 'ftp://me:hunter2@shop.example'],
  ['SITE', 'me:hunter2@shop.example'],
  ['SITE', 'https://shop.example?key=hunter2'],
  ['ORIGINS', 'https://me:hunter2@shop.example'],
  ['ORIGINS', 'https://shop.example/hunter2'],
  ['ORIGINS', ','],
  ['DATABASE', 'mysql://me:hunter2@db/shop'],
  ['DATABASE', 'postgres//me:hunter2@db/shop'],
  ['DATABASE', 'postgres://me:hunter2@db:port/shop'],
  ['DATABASE', 'postgres://'],
  ['KEY', 'hunter2'],
  ['CODE', 'hunter2'],
])('%s=%s is refused with what it must be and without its value', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must [^\n]+$`));
  expect(() => read({ [name]: value })).not.toThrow(/hunter2|not /);
});

test('every wrong variable is a line', () => {
  expect(() => read({ PORT: 'x', KEY: 'short', ANSWER: '' })).toThrow(/^PORT .+\nKEY .+$/);
});

test('a variable without a default must be set', () => {
  expect(() => readVariables({ KEY: secret(32), ANSWER: choice(['yes', 'no']) }, {})).toThrow(
    /^KEY must be set\nANSWER must be set$/,
  );
});

test.each([
  ['127.0.0.1', true],
  ['127.8.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.7', false],
  ['127.0.0.1.example.in', false],
])('HOST %s is reached from this machine alone: %s', (host, isOwn) => {
  expect(isOwnMachine(host)).toBe(isOwn);
});
