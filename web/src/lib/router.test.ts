import { expect, test } from 'vitest';
import { read } from './router.svelte';

test('addresses lead to pages', () => {
  expect(read('/')).toEqual({ page: 'lobby' });
  expect(read('/new/amyitis')).toEqual({ page: 'new', game: 'amyitis' });
  expect(read('/t/abc')).toEqual({ page: 'table', id: 'abc' });
  expect(read('/t/abc/replay')).toEqual({ page: 'replay', id: 'abc' });
  expect(read('/t/abc/replay/40')).toEqual({ page: 'replay', id: 'abc', ply: 40 });
  expect(read('/t/abc/analysis')).toEqual({ page: 'analysis', id: 'abc' });
  expect(read('/replay')).toEqual({ page: 'replay' });
  expect(read('/analysis')).toEqual({ page: 'analysis' });
  expect(read('/statistics')).toEqual({ page: 'statistics' });
  expect(read('/admin')).toEqual({ page: 'admin', part: 'reports', about: '' });
  expect(read('/admin/log')).toEqual({ page: 'admin', part: 'log', about: '' });
  expect(read('/admin/people/abc')).toEqual({ page: 'admin', part: 'people', about: 'abc' });
});

test('what leads nowhere says so', () => {
  const wrong = ['/t', '/x', '/t/a/b', '/t/a/replay/x', '/t/a/replay/-1', '/t/a/replay/1/2'];
  for (const path of [...wrong, '/t/a/analysis/1', '/statistics/1', '/new/a/b', '/admin/x']) {
    expect(read(path), path).toEqual({ page: 'nowhere' });
  }
});
