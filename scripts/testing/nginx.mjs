import { spawnSync } from 'node:child_process';

const runs = (program, argument) => spawnSync(program, [argument]).status === 0;

/** Why the front cannot be tried here and what to do; undefined when it can. */
export function missingNginx() {
  const nginx = runs('nginx', '-v') || runs('/usr/sbin/nginx', '-v');
  if (nginx && runs('openssl', 'version')) return undefined;
  return 'no nginx or openssl here; apt-get install nginx openssl';
}
