const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');

const version = createHash('sha256').update(readFileSync(__filename)).digest('hex');

/** What a build makes of files that are no code: class names for a CSS module, else an address. */
module.exports = {
  getCacheKey: (source, file) =>
    createHash('sha256').update(version).update(file).update(source).digest('hex'),
  process(_source, file) {
    if (file.endsWith('.module.css')) {
      return {
        code: `exports.__esModule = true;
exports.default = new Proxy({}, { get: (_, name) => String(name) });`,
      };
    }
    return { code: `module.exports = ${JSON.stringify(`/assets/${path.basename(file)}`)};` };
  },
};
