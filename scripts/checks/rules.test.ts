import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './imports.ts';

/**
 * Feeds the checks what they must refuse, so that a configuration that silently stopped to match
 * cannot pass. The fixture is a small repository of its own, with this one's settings.
 */
let fixture: string;

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(fixture, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(fixture, file), text);
  }
}

/** Takes over settings of this repository. */
function copy(...files: string[]): void {
  for (const file of files) {
    cpSync(path.join(root, file), path.join(fixture, file), { recursive: true });
  }
}

function run(tool: string, args: string[]): string {
  const bin = path.join(root, 'node_modules/.bin', tool);
  const { stdout, stderr } = spawnSync(bin, args, { cwd: fixture, encoding: 'utf8' });
  return stdout || stderr;
}

beforeEach(() => {
  fixture = mkdtempSync(path.join(os.tmpdir(), 'evmandi-rules-'));
});

afterEach(() => rmSync(fixture, { recursive: true, force: true }));

test('the import rules refuse every way around the table', () => {
  write({
    'tsconfig.json': '{}',
    'shared/contract/src/domain/money.ts': "import '../../../runtime/src/index.ts';",
    'shared/runtime/src/index.ts': "import './cart.ts';",
    'shared/runtime/src/cart.ts': "import './index.ts';",
    'shared/ui/src/card.tsx': "import '../../../host/src/boot.ts';",
    'api/contract/orders.ts': 'export interface Order { id: string }\nexport const order = 1;',
    'api/src/app.ts': "import '../../host/src/boot.ts'; import '../sample-data/seed.ts';",
    'api/src/app.test.ts': "import '../sample-data/seed.ts';",
    'api/sample-data/seed.ts': "import '../testing/api.ts';",
    'api/testing/api.ts': 'export const api = 1;',
    'artwork/src/index.ts': "import '../../api/contract/orders.ts';",
    'platform/build/preset.ts': "import '@module-federation/enhanced/rspack';",
    'platform/edge/main.ts': "import '../../host/src/boot.ts'; import '../../e2e/journey.ts';",
    'e2e/journey.ts': "import '../remotes/catalog/src/routes.tsx';",
    'bench/load.ts': "import '../host/src/boot.ts';",
    'host/rsbuild.config.ts':
      "import '../platform/build/preset.ts'; import '../platform/edge/main.ts';",
    'host/src/boot.ts':
      "import '@module-federation/enhanced/runtime'; import '../../remotes/catalog/src/routes.tsx';",
    'host/src/federation/adapter.ts':
      "import '@module-federation/enhanced/rspack'; import '../lost.ts';",
    'remotes/checkout/src/routes.tsx': 'export default [];',
    'remotes/catalog/src/routes.tsx': [
      "import '../../checkout/src/routes.tsx';",
      "import { order } from '../../../api/contract/orders.ts';",
      "import '../../../platform/build/preset.ts';",
      "import '../../../shared/runtime/src/cart.ts';",
      "import './home.test.tsx';",
      "import axios from 'axios'; import zustand from 'zustand'; import 'react-toastify';",
      "import 'echarts'; import 'echarts-for-react'; import 'react-router'; import '@rsbuild/core';",
    ].join('\n'),
    'remotes/catalog/src/home.test.tsx':
      "import type { Order } from '../../../api/contract/orders.ts';",
  });
  const config = path.join(root, '.dependency-cruiser.cjs');
  const rooms = ['host', 'remotes', 'shared', 'api', 'platform', 'artwork', 'e2e', 'bench'];
  const options = ['--config', config, '--no-cache', '--output-type', 'json'];
  const { summary } = JSON.parse(run('depcruise', [...options, ...rooms])) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  const refused: Record<string, string[]> = {};
  for (const { rule, from } of summary.violations) {
    refused[rule.name] = [...new Set([...(refused[rule.name] ?? []), from])].sort();
  }
  const outside = [
    'api/src/app.ts',
    'artwork/src/index.ts',
    'bench/load.ts',
    'e2e/journey.ts',
    'host/rsbuild.config.ts',
    'host/src/boot.ts',
    'platform/edge/main.ts',
    'remotes/catalog/src/home.test.tsx',
    'remotes/catalog/src/routes.tsx',
    'shared/contract/src/domain/money.ts',
    'shared/ui/src/card.tsx',
  ];
  const catalog = ['remotes/catalog/src/routes.tsx'];
  expect(refused).toEqual({
    'room: host': ['host/src/boot.ts'],
    'room: remotes/*': catalog,
    'room: shared/contract': ['shared/contract/src/domain/money.ts'],
    'room: shared/ui': ['shared/ui/src/card.tsx'],
    'room: api': ['api/src/app.ts'],
    'api: product code': ['api/src/app.ts'],
    'api: sample data': ['api/sample-data/seed.ts'],
    'room: platform': ['platform/edge/main.ts'],
    'room: artwork': ['artwork/src/index.ts'],
    'room: e2e': ['e2e/journey.ts'],
    'room: bench': ['bench/load.ts'],
    'config file: platform/build': ['host/rsbuild.config.ts'],
    'types of the API': catalog,
    'runtime: one entry': catalog,
    'other rooms by name': outside,
    'library: @module-federation': ['host/src/boot.ts'],
    'host: federation runtime': ['host/src/federation/adapter.ts'],
    'library: @rsbuild': catalog,
    'library: axios': catalog,
    'library: zustand': catalog,
    'library: react-toastify': catalog,
    'library: echarts': catalog,
    'library: echarts-for-react': catalog,
    'react-router-dom': catalog,
    'no cycles': ['shared/runtime/src/cart.ts'],
    resolvable: [
      'host/src/boot.ts',
      'host/src/federation/adapter.ts',
      'platform/build/preset.ts',
      'remotes/catalog/src/routes.tsx',
    ],
    'tests stay apart': catalog,
  });
});

test('stylelint refuses raw colours, reaching selectors and styles outside their layer', () => {
  copy('stylelint.config.mjs', 'scripts/stylelint', 'shared/ui/src/styles/tokens.css');
  symlinkSync(path.join(root, 'node_modules'), path.join(fixture, 'node_modules'));
  write({
    'remotes/catalog/src/bad.module.css': [
      '.outside { color: var(--ev-text); }',
      '@layer ui { .wrongLayer { color: var(--ev-text); } }',
      '@layer screen {',
      '  div { color: var(--other); }',
      '  :root { background: #fff; }',
      '  :global(.x) { fill: rgb(1 2 3); }',
      '  #id { border-color: red; }',
      '  .kebab-case { color: var(--ev-lost) !important; }',
      '}',
    ].join('\n'),
    'remotes/catalog/src/good.module.css': [
      '@layer screen {',
      '  .card:hover { border: 1px solid var(--ev-line); background: none; color: var(--ev-text); }',
      '}',
    ].join('\n'),
    'shared/ui/src/good.module.css': '@layer ui { .card { color: currentcolor; } }',
    'host/src/styles/good.css': 'body { background: var(--ev-bg); }',
  });
  const report = JSON.parse(run('stylelint', ['--formatter', 'json', '**/*.css'])) as {
    source: string;
    warnings: { line: number; rule: string }[];
  }[];
  const refused = report.flatMap(({ source, warnings }) =>
    warnings.map(({ line, rule }) => `${path.basename(source)} ${line} ${rule}`),
  );
  expect(refused.sort()).toEqual([
    'bad.module.css 1 evmandi/layer',
    'bad.module.css 2 evmandi/layer',
    'bad.module.css 4 no-unknown-custom-properties',
    'bad.module.css 4 scale-unlimited/declaration-strict-value',
    'bad.module.css 4 selector-max-type',
    'bad.module.css 5 color-no-hex',
    'bad.module.css 5 scale-unlimited/declaration-strict-value',
    'bad.module.css 5 selector-pseudo-class-disallowed-list',
    'bad.module.css 6 function-disallowed-list',
    'bad.module.css 6 selector-pseudo-class-disallowed-list',
    'bad.module.css 7 color-named',
    'bad.module.css 7 scale-unlimited/declaration-strict-value',
    'bad.module.css 7 selector-max-id',
    'bad.module.css 8 declaration-no-important',
    'bad.module.css 8 no-unknown-custom-properties',
    'bad.module.css 8 selector-class-pattern',
  ]);
});

test('Biome refuses any, default exports, second routers and prints in browser code', () => {
  copy('biome.jsonc', '.gitignore', 'scripts/biome');
  write({
    'remotes/catalog/src/bad.tsx': [
      "import { useState } from 'react-router';",
      "import * as Router from 'react-router-dom';",
      'console.log(Router, useState);',
      'export default function bad(value: any) { return value!; }',
    ].join('\n'),
    'remotes/catalog/src/routes.tsx': 'export default [];',
    'api/src/print.ts': "console.log('ready');",
  });
  const report = JSON.parse(run('biome', ['lint', '--reporter=json', '.'])) as {
    diagnostics: { category: string; severity: string; location: { path: string } }[];
  };
  const refused = report.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ category, location }) => `${location.path} ${category}`);
  expect(refused.sort()).toEqual(
    [
      'lint/style/noDefaultExport',
      'lint/style/noNonNullAssertion',
      'lint/style/noRestrictedImports',
      'lint/suspicious/noConsole',
      'lint/suspicious/noExplicitAny',
      'plugin',
    ].map((category) => `remotes/catalog/src/bad.tsx ${category}`),
  );
});
