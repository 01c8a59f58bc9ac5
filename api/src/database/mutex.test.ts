import { Mutex, MutexTimeout } from './mutex.ts';

test('gives turns one at a time and in order', async () => {
  const mutex = new Mutex();
  const log: string[] = [];
  const work = async (name: string) => {
    await mutex.lock();
    log.push(`${name} in`);
    await new Promise((resolve) => setTimeout(resolve, 2));
    log.push(`${name} out`);
    mutex.unlock();
  };
  await Promise.all(['a', 'b', 'c'].map(work));
  expect(log).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

test('a caller that gave up waiting gets no turn later', async () => {
  const mutex = new Mutex(20);
  await mutex.lock();
  await expect(mutex.lock()).rejects.toThrow(MutexTimeout);
  mutex.unlock();
  await mutex.lock();
  mutex.unlock();
});
