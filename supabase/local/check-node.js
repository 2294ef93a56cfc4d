// Preloaded by the npm scripts. Plain JavaScript, so that an old Node prints a clear message instead of failing on the
// first TypeScript file.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `\nThis runs on Node ${process.versions.node} and needs 22.18 or newer. The package "node" brings one, but its install script did not run: run "npm rebuild node --foreground-scripts", or install a newer Node (.nvmrc).\n`,
  );
  process.exit(1);
}
