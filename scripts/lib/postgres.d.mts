/** A running server, or why there is none and what to do. */
type TestServer =
  | { url: string; source: string; stop(): Promise<void>; missing?: undefined }
  | { missing: string; url?: undefined };
export function startPostgres(): Promise<TestServer>;
