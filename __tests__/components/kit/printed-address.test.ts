import { printedAddress } from '@/components/kit/link/link';
import { resolveLink, resolveMail } from '@/lib/route/link';

test.each([
  ['ciao@feeling.example', 'Scrivici', 'ciao@feeling.example'],
  ['mailto:ciao@feeling.example?subject=Candidatura', 'Candidati', 'ciao@feeling.example'],
  ['ciao@feeling.example', 'Scrivi a ciao@feeling.example', undefined],
  ['', 'Scrivici', undefined],
])('beside a mail link to %p with the words %p paper gives %p', (to, words, address) => {
  expect(printedAddress(resolveMail(to), words)).toBe(address);
});

test.each([
  ['https://www.feeling.example/rapporto', 'Il rapporto', 'https://www.feeling.example/rapporto'],
  ['https://www.feeling.example/', 'https://www.feeling.example/', undefined],
  ['tel:051000000', 'Chiama', '051000000'],
  ['chi_siamo', 'Chi siamo', undefined],
])('beside a link to %p with the words %p paper gives %p', (to, words, address) => {
  expect(printedAddress(resolveLink(to), words)).toBe(address);
});
