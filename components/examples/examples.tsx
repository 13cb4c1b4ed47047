import { type ReactNode, useState } from 'react';
import { DialogHost, type DialogOptions, type DialogWidth, Spinner, useDialog } from 'still-live/react';
import { Slider } from '@/components/kit/slider/slider';
import type { MediaItem } from 'still-live/content';

interface Example {
  readonly name: string;
  /** One English sentence: what can be seen here, and what to try. */
  readonly shows: string;
  readonly element: ReactNode;
}

function Opener({ options }: { readonly options: DialogOptions }) {
  const { open } = useDialog();
  return (
    <button type="button" onClick={() => open(options)}>
      Apri
    </button>
  );
}

function Opened(options: Partial<DialogOptions>) {
  return (
    <DialogHost>
      <Opener
        options={{ title: 'Che cosa è cambiato', content: <p>Tre testi e una immagine.</p>, ...options }}
      />
    </DialogHost>
  );
}

function Staying() {
  const [said, setSaid] = useState('niente');
  return (
    <>
      <Opened cancelText="Annulla" onOk={() => setSaid('ok')} onCancel={() => setSaid('annulla')} />
      <p>
        Ultima richiesta: <output>{said}</output>
      </p>
    </>
  );
}

const WIDTHS: readonly DialogWidth[] = ['xs', 'sm', 'md', 'lg', 'xl'];
const nothing = (): void => undefined;

const dialogs: readonly Example[] = [
  {
    name: 'defaults',
    shows: 'Title and content alone: the close icon, Escape and the backdrop close it; width md.',
    element: <Opened />,
  },
  {
    name: 'callbacks that stay',
    shows: 'Neither ok nor dismissing closes it, because their callbacks do not; the close icon still does.',
    element: <Staying />,
  },
  {
    name: 'button texts',
    shows: 'Other texts on both buttons; without one the ok button says Applica.',
    element: <Opened onOk={nothing} okText="Pubblica" cancelText="Ci ripenso" />,
  },
  ...WIDTHS.map((width) => ({
    name: `width ${width}`,
    shows: `As wide as the breakpoint ${width} allows.`,
    element: <Opened width={width} />,
  })),
  {
    name: 'long content',
    shows: 'The content scrolls; title bar and buttons stay, also in a low window.',
    element: (
      <Opened
        onOk={nothing}
        title="Un titolo che non vuole finire, come capita quando lo scrive chi ha molto da dire"
        content={Array.from({ length: 40 }, (_, index) => (
          <p key={index}>Riga {index + 1}: qualche parola in più, perché il contenuto superi la finestra.</p>
        ))}
      />
    ),
  },
];

const items: readonly MediaItem[] = [
  { id: 'picture', kind: 'image', url: '/demo/dono.jpg', alt: 'Un dono' },
  { id: 'film', kind: 'video', url: '/demo/petali.mp4', alt: 'Petali che girano' },
  { id: 'youtube', kind: 'youtube', url: 'https://youtu.be/aqz-KE-bpKQ', alt: 'Un cortometraggio' },
];

const sliders: readonly Example[] = [
  {
    name: 'still',
    shows: 'Without autoplay there is no pause button; YouTube is requested only when its slide is shown.',
    element: <Slider autoplay={false} items={items} label="Di tutto" sizes="40rem" />,
  },
  {
    name: 'without films',
    shows: 'With excludeYoutube, YouTube and film are left out.',
    element: <Slider excludeYoutube items={items} label="Solo immagini" sizes="40rem" />,
  },
];

export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  dialog: dialogs,
  slider: sliders,
  spinner: [
    {
      name: 'large',
      shows: 'Size 96 and thickness 2, in place of 40 and 3.6.',
      element: <Spinner size={96} thickness={2} label="Ancora un momento" />,
    },
  ],
};
