import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { guarded } from '../../scripts/lib/guarded.mjs';
import { makeCertificate, nginxFolder, startNginx } from '../../scripts/lib/nginx.ts';
import { atEnd } from '../support/closers.ts';

/** Where nginx takes connections, and whose they are. */
interface Front {
  listen: number;
  target: number;
}

const server = ({ listen, target }: Front) => `
  upstream port_${target} { server 127.0.0.1:${target}; keepalive 16; }
  server {
    listen 127.0.0.1:${listen} ssl http2;
    location / {
      proxy_pass http://port_${target};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
    }
  }`;

const configuration = (folder: string, fronts: Front[]) => `
worker_processes 1;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ssl_certificate ${folder}/fullchain.pem;
  ssl_certificate_key ${folder}/privkey.pem;
${fronts.map(server).join('\n')}
}
`;

/**
 * Puts nginx with TLS and HTTP/2 in front of ports of this machine, and nothing else that production does:
 * what is measured is the link. Returns a function that ends it.
 */
export async function startPassage(fronts: Front[]): Promise<() => Promise<void>> {
  const folder = nginxFolder();
  makeCertificate(folder);
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, fronts));
  const ports = fronts.map(({ listen }) => listen);
  const stop = await startNginx(folder, ports, guarded);
  atEnd(stop);
  return stop;
}
