import { type PointerEvent, useState } from 'react';
import { usePictureSources } from 'still-live/react/page';
import { CopyButton } from 'still-live/preview/copy-button';
import { FieldLink } from 'still-live/preview/edit-mode/field-link';
import { PlaceLink } from 'still-live/preview/place-link';
import { usePreviewState, useTrees } from 'still-live/preview/preview-state';
import { pathLabel, placeOfPath } from 'still-live/content/changes/place';
import { mediaOfTree, type PlacedMedia } from 'still-live/content/checks/check-media';
import { focusOf } from 'still-live/media/focus';
import { safeMediaAddress } from 'still-live/media/media-address';
import { type Route, routeId } from 'still-live/route/route';
import panel from 'still-live/preview/panel.module.scss';
import styles from './focus-points.module.scss';

type Point = readonly [x: number, y: number];

const AXES = ['Da sinistra', 'Dall’alto'] as const;

function pointOf(focus: string): Point {
  const [x = 50, y = 50] = (focusOf(focus) ?? '').split('% ').flatMap((part) => parseFloat(part) || []);
  return [x, y];
}

interface PointProps {
  readonly point: Point;
  readonly onPoint: (point: Point) => void;
}

function Sliders({ name, point: [x, y], onPoint }: PointProps & { readonly name: string }) {
  return (
    <div role="group" aria-label={name} className={styles.axes}>
      {AXES.map((axis, index) => (
        <label key={axis}>
          {axis}
          <input
            type="range"
            value={index === 0 ? x : y}
            onChange={({ currentTarget: { valueAsNumber: value } }) =>
              onPoint(index === 0 ? [value, y] : [x, value])
            }
          />
        </label>
      ))}
    </div>
  );
}

type ViewsProps = PointProps & Pick<Required<PlacedMedia>, 'url' | 'crop'>;

// The whole picture, where a click sets the point, and each of its boxes. The sliders do the same for the keyboard.
function Views({ url, crop, point: [x, y], onPoint }: ViewsProps) {
  const sources = usePictureSources(url);
  const image = {
    src: sources?.src ?? safeMediaAddress(url),
    srcSet: sources?.other,
    sizes: '30rem',
    width: sources?.width,
    height: sources?.height,
    alt: '',
    loading: 'lazy',
    draggable: false,
  } as const;
  const objectPosition = `${x}% ${y}%`;
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPoint([Math.round((100 * (clientX - left)) / width), Math.round((100 * (clientY - top)) / height)]);
  };
  return (
    <div className={styles.views}>
      <div className={styles.whole} onPointerDown={follow}>
        <img {...image} />
        <span className={styles.point} style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      {[...new Set(crop.boxes)].map((box) => (
        <img key={box} {...image} className={styles.crop} style={{ aspectRatio: box, objectPosition }} />
      ))}
    </div>
  );
}

function FocusPoint({ path, url, crop }: Required<PlacedMedia>) {
  const trees = useTrees();
  const [point, setPoint] = useState(() => pointOf(crop.focus));
  const name = pathLabel(path, ...trees);
  const value = point.join(' ');
  return (
    <li className={styles.picture}>
      <p className={panel.title}>{name}</p>
      <Views {...{ url, crop, point }} onPoint={setPoint} />
      <Sliders {...{ name, point }} onPoint={setPoint} />
      <code className={panel.soft}>{`${path}/_focus`}</code>
      <p className={panel.line}>
        <CopyButton name={`Copia ${value}`} text={value} done="Valore copiato" className={panel.link} />
        <PlaceLink path={path} />
        <FieldLink path={`${path}/_focus`} />
      </p>
    </li>
  );
}

export function FocusPoints({ route }: { readonly route: Route }) {
  const here = routeId(route);
  const pictures = mediaOfTree(usePreviewState('draftTree')).flatMap(({ crop, ...picture }) =>
    crop && placeOfPath(picture.path) === here ? [{ ...picture, crop }] : [],
  );
  if (pictures.length === 0) return <p>In questa pagina non ci sono immagini da ritagliare.</p>;
  return (
    <>
      <p>
        Clicca nell’immagine il punto che deve restare visibile dove viene ritagliata, poi copia il valore nel
        suo campo «Punto a fuoco».
      </p>
      <ul className={panel.list}>
        {pictures.map((picture) => (
          <FocusPoint key={`${picture.path} ${picture.url} ${picture.crop.focus}`} {...picture} />
        ))}
      </ul>
    </>
  );
}
