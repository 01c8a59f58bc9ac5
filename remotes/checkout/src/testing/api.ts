import type { ProductCard } from '@evmandi/api/contract/catalog';
import { configure, httpClient } from '@evmandi/runtime';

interface TestApi {
  /** From here on every request fails with this text, until null. */
  fail: (message: string | null) => void;
  /** From here on requests wait until the returned function is called. */
  hold: () => () => void;
}

type Client = Awaited<ReturnType<typeof httpClient>>;
type Adapter = Extract<Client['defaults']['adapter'], (...config: never[]) => unknown>;

/** Answers `GET /products` by `ids` and by `q` from these products, without a network. */
export function answerWith(products: readonly ProductCard[]): TestApi {
  configure({
    apiUrl: 'http://api.test',
    phone: '+91 40 0000 0000',
    email: 'support@example.in',
    country: 'India',
    copyrightYear: 2025,
    rupeesPerDollar: 83.5,
  });
  let failure: string | null = null;
  let held: Promise<void> | undefined;

  const answer: Adapter = async (config) => {
    await held;
    if (failure) throw new Error(failure);
    const { ids, q } = config.params as { ids?: string; q?: string };
    const found = ids
      ? ids.split(',').flatMap((id) => products.find((product) => product.id === id) ?? [])
      : products.filter(({ name, sku }) =>
          `${name} ${sku}`.toLowerCase().includes(`${q}`.toLowerCase()),
        );
    return { data: { products: found }, status: 200, statusText: 'OK', headers: {}, config };
  };
  void httpClient().then((client) => {
    client.defaults.adapter = answer;
  });
  return {
    fail: (message) => {
      failure = message;
    },
    hold: () => {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}
