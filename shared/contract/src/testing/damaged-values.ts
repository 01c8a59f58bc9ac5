const FIXED = [
  '',
  '{',
  '"',
  'null',
  'undefined',
  '0',
  '[]',
  '{}',
  'true',
  '"text"',
  '[null]',
  '{"state":null,"version":1}',
  '{"state":{},"version":1}',
  '{"state":{"lines":null},"version":1}',
  '{"state":{"lines":{}},"version":1}',
  '{"state":{"lines":"x"},"version":1}',
  '{"state":{"lines":[null]},"version":1}',
  '{"state":{"lines":[{}]},"version":1}',
  '{"state":{"lines":[{"id":7,"quantity":1}]},"version":1}',
  '{"state":{"lines":[{"id":"a"}]},"version":1}',
  '{"state":{"lines":[{"id":"1","quantity":2},{"id":"\\u0000","quantity":1}],"selected":null},"version":1}',
  '{"state":{"lines":[{"id":"\\ud800","quantity":1}],"selected":null},"version":1}',
  `{"state":{"lines":[{"id":"${'a'.repeat(20_000)}","quantity":1}],"selected":null},"version":1}`,
  '{"state":{"ids":["\\ud800"]},"version":1}',
  `{"state":{"ids":["${'a'.repeat(20_000)}"]},"version":1}`,
  '{"state":{"lines":[{"id":"a","quantity":"two"}]},"version":1}',
  '{"state":{"lines":[],"selected":7},"version":1}',
  '{"state":{"lines":[],"selected":[null]},"version":99}',
  '{"state":{"ids":null},"version":1}',
  '{"state":{"ids":[{"toString":null}]},"version":1}',
  '{"state":{"__proto__":{"lines":[]}},"version":"x"}',
  '{"id":"1","username":"a","name":"A"}',
  '{"id":"1","username":"a","name":"A","role":null}',
  '{"id":"1","username":"a","name":"A","role":5}',
  '{"id":"1","username":"a","name":"A","role":{"name":"R","permissions":null}}',
  '{"id":"1","username":"a","name":"A","role":{"name":"R","permissions":[null]}}',
  '{"id":"1","username":"a","name":null,"role":{"name":"R","permissions":[]}}',
  '{"href":5,"scrollY":0}',
  '{"href":"//evil.example","scrollY":0}',
  '{"href":"javascript:alert(1)","scrollY":0}',
];

/** A whole document of each kind, for cutting and for changing single bytes. */
const WHOLE = [
  '{"state":{"lines":[{"id":"BP-EV-2041","quantity":2}],"selected":["BP-EV-2041"]},"version":1}',
  '{"state":{"ids":["BP-EV-2041","BP-EV-2042"]},"version":1}',
  '{"id":"1","username":"a","name":"A","role":{"name":"R","permissions":[{"permissionCode":1001}]}}',
  'x.eyJleHAiOjk5OTk5OTk5OTl9.y',
];

/** Park and Miller's generator: the same sequence for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function damaged(random: (below: number) => number): string {
  const whole = WHOLE[random(WHOLE.length)] ?? '';
  const at = random(whole.length);
  const kind = random(3);
  if (kind === 0) return whole.slice(0, at);
  if (kind === 1)
    return whole.slice(0, at) + String.fromCharCode(32 + random(95)) + whole.slice(at + 1);
  return whole.replace(/"[^"]*"(?=[,}\]])|\d+/g, (value) =>
    random(2) ? value : (['null', '-1', '{}', '1e999', '""', '[]'][random(6)] ?? value),
  );
}

/** Returns `count` texts that local storage may hold after damage, the same ones for each seed. */
export function damagedValues(count: number, seed = 8): string[] {
  const random = randomFrom(seed);
  const rest = Array.from({ length: Math.max(count - FIXED.length, 0) }, () => damaged(random));
  return [...FIXED, ...rest].slice(0, count);
}
