export default async function tearDown() {
  await globalThis.evmandiPostgres?.stop();
}
