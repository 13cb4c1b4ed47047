import * as by from 'still-live/react';
import { name } from '@/brand/brand';
import { SITE } from '@/lib/site/site';
import { wording } from '@/lib/site/wording';
import styles from './festival.module.scss';

export const Logo = () => <span className={styles.logo}>{name}</span>;

export function Frame({ route, children, afterMain }: by.FrameProps) {
  const mark = by.useMarks();
  const bottom = by.useRecord('congedo');
  const control = by.useStoreValue(by.liveControl, 'element');
  return (
    <>
      <by.SkipLink targetId="scena">{wording.skip}</by.SkipLink>
      <header className={styles.edge}>
        <by.ContentLink to="/">
          <Logo />
        </by.ContentLink>
        <nav aria-label={wording.pages}>
          <by.Menu entries={by.useMenu()} route={route} to={({ dove }) => dove} className={styles.menu} />
        </nav>
      </header>
      <main id="scena" tabIndex={-1}>
        {children}
      </main>
      {afterMain}
      <footer className={styles.edge}>
        <div {...mark('congedo')}>{bottom && <by.RichText html={bottom.saluto} />}</div>
        <a href={SITE.mapPath}>{wording.map}</a>
        {control}
      </footer>
    </>
  );
}
