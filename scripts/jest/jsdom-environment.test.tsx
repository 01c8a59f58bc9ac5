test('listeners end with the signal that a request accepts', () => {
  const controller = new AbortController();
  const heard = jest.fn();
  expect(new Request('http://localhost/', { signal: controller.signal }).signal.aborted).toBe(
    false,
  );
  window.addEventListener('ping', heard, { signal: controller.signal });
  window.dispatchEvent(new Event('ping'));
  controller.abort();
  window.dispatchEvent(new Event('ping'));
  expect(heard).toHaveBeenCalledTimes(1);
});
