import { get } from 'node:http';

export interface Answer {
  /** As sent. */
  body: Buffer;
  headers: NodeJS.Dict<string | string[]>;
}

/** Asks for a page as it is sent in one encoding; rejects unless the answer is 200. */
export function askForPage(address: string, encoding = 'identity'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { headers: { 'accept-encoding': encoding }, agent: false };
    get(address, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) {
          resolve({ body: Buffer.concat(parts), headers: response.headers });
        } else reject(new Error(`${address} answered ${response.statusCode}`));
      });
    }).once('error', reject);
  });
}
