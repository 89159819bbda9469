import { Button } from '../kit/button.tsx'
import heroArt from '../art/hero.svg'
import { playNow, prepare } from '../frame/start.ts'
import { Icon } from '../kit/icons.tsx'
import { words } from '../words/index.ts'
import './hero.css'

/** What a first visit shows: the robots, and the shortest way to a first roll of the dice. */
export const Hero = ({ invite }: { invite(): void }) => (
  <section className="hero striped" aria-label={words.lobby.heading}>
    <div className="heroart">
      <img src={heroArt} alt="" />
    </div>
    <div className="hero-text">
      <h1>{words.lobby.heading}</h1>
      <p>{words.lobby.lead}</p>
      <div className="row">
        <Button look="signal" onPointerEnter={() => prepare()} onFocus={() => prepare()} onClick={() => void playNow()}>
          <Icon name="play" size={18} />
          {words.lobby.playNow}
        </Button>
        <Button look="ghost" onClick={invite}>
          <Icon name="link" size={18} />
          <span className="wide">{words.lobby.invite}</span>
          <span className="narrow">{words.lobby.inviteShort}</span>
        </Button>
      </div>
      <p className="small">
        <Icon name="check" size={15} />
        {words.lobby.noAccount}
      </p>
    </div>
  </section>
)
