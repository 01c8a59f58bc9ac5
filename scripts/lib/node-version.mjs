// Imported first by every command, for its effect: it must load on old versions of Node too.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `EVMandi needs Node 20.19 or newer, this is ${process.versions.node}. Install a newer Node and run the command again.`,
  );
  process.exit(1);
}
