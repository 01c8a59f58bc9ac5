import { main } from '../src/main.ts';

export interface MainResult {
  /** Undefined where `main` did not end the process. */
  code: number | undefined;
  stdout: string;
  stderr: string;
}

/**
 * Runs `main` in this process, for commands and starts that end at once. Returns the exit code and what was printed. A
 * process of its own takes more than a second of CPU time.
 */
export async function runMain(
  variables: Record<string, string>,
  args: string[] = [],
): Promise<MainResult> {
  let code: number | undefined;
  let stdout = '';
  let stderr = '';
  const before = new Map(
    process.eventNames().map((name) => [name, process.listeners(name as 'exit')]),
  );
  const spies = [
    jest.spyOn(process, 'exit').mockImplementation((status) => {
      code ??= Number(status);
      return undefined as never;
    }),
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      stdout += text;
      return true;
    }),
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      stderr += text;
      return true;
    }),
  ];
  try {
    const sampleData = { fill: async () => {}, demoAccounts: async () => [] };
    const none = { sampleData, replaceKnownPasswords: async () => [] };
    await main(args, { API_PORT: '0', ...variables }, none);
  } finally {
    for (const spy of spies) spy.mockRestore();
    for (const name of process.eventNames()) {
      for (const listener of process.listeners(name as 'exit')) {
        if (!before.get(name)?.includes(listener)) process.off(name, listener);
      }
    }
  }
  return { code, stdout, stderr };
}
