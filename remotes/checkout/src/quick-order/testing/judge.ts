import type {
  QuickOrderAnswer,
  QuickOrderRequest,
  QuickOrderResult,
} from '@evmandi/api/contract/quick-order';
import { configure, httpClient } from '@evmandi/runtime';

type Client = Awaited<ReturnType<typeof httpClient>>;
type Adapter = Extract<Client['defaults']['adapter'], (...config: never[]) => unknown>;

const KNOWN = 'BP-1';
const PRICE = 100_00;

function result(row: QuickOrderRequest['rows'][number], index: number): QuickOrderResult {
  const known = String(row.item).toUpperCase() === KNOWN;
  const quantity = Number(row.quantity);
  const short = known && quantity > 12;
  return {
    row: index,
    productId: known ? 'pads' : null,
    quantity,
    unitPrice: known ? PRICE : null,
    net: known ? PRICE * quantity : null,
    errors: known ? [] : [{ field: 'item', message: `${row.item} is unknown. Did you mean BP-1?` }],
    suggestion: known ? null : KNOWN,
    refusal: short ? 'Only 12 in stock' : null,
    warnings: [],
    orderable: known && !short,
  };
}

const judged = ({ rows }: QuickOrderRequest): QuickOrderAnswer => ({
  rupeesPerDollar: 80,
  products: [
    {
      id: 'pads',
      sku: KNOWN,
      name: 'Brake Pads',
      unit: 'set',
      highlights: ['Front axle'],
      availability: 'in_stock',
      restockDate: null,
    },
  ],
  rows: rows.map(result),
});

/** A server that knows BP-1, of which it has 12, and nothing else. */
export function startJudge() {
  configure({
    apiUrl: 'http://api.test',
    phone: '+91 40 0000 0000',
    email: 'support@example.in',
    country: 'India',
    copyrightYear: 2025,
    rupeesPerDollar: 80,
  });
  const judge = { failure: '', held: Promise.resolve(), calls: [] as number[] };
  const answer: Adapter = async (config) => {
    await judge.held;
    if (judge.failure)
      throw Object.assign(new Error(judge.failure), { isAxiosError: true, code: 'ERR_NETWORK' });
    const body = config.data ? (JSON.parse(config.data as string) as QuickOrderRequest) : null;
    if (body) judge.calls.push(body.rows.length);
    const data = body ? judged(body) : { products: [] };
    return { data, status: 200, statusText: 'OK', headers: {}, config };
  };
  void httpClient().then((client) => {
    client.defaults.adapter = answer;
  });
  return judge;
}
