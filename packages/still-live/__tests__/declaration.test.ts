test('a part of the site that nobody has bound is named, with what to do', async () => {
  jest.resetModules();
  const { bindSite, declared } = await import('still-live/declaration');
  expect(() => declared('menu')).toThrow(/^menu: not bound; call bindSite first$/);
  bindSite({ menu: 'impostazioni/etichette/menu' });
  expect(declared('menu')).toBe('impostazioni/etichette/menu');
});
