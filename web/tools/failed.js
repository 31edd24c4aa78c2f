// A reporter of Node's test runner: the names of the tests that failed, one a line.
export default async function* failed(events) {
  for await (const { type, data } of events) {
    if (type === 'test:fail' && data.nesting === 0) yield `${data.name}\n`;
  }
}
