import { writeCatalogue } from './support/big-catalogue.ts';

/** `node test/load/make-catalogue.ts FILE 100000`: writes a file with this many products to import. */
const [file, count] = process.argv.slice(2);
if (!file || !/^[1-9]\d*$/.test(count ?? '')) throw new Error('Usage: node test/load/make-catalogue.ts FILE COUNT');
await writeCatalogue(file, Number(count));
