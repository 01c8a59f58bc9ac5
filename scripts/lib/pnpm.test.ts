import { spawnSync } from 'node:child_process';

test('a child pnpm gets the way to the registry and none of the settings of npm', () => {
  const script = `
    const { withoutNpmSettings } = await import('./scripts/lib/pnpm.mjs');
    console.log(JSON.stringify(withoutNpmSettings({
      PATH: '/bin', npm_config_prefix: 'p', npm_config_recursive: 'true', NPM_CONFIG_YES: 'true',
      npm_config_cafile: 'c', NPM_CONFIG_PROXY: 'x',
    })));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toEqual({
    PATH: '/bin',
    npm_config_cafile: 'c',
    NPM_CONFIG_PROXY: 'x',
  });
});
