import { preferences } from '../page/preferences.ts'
import { buzz } from './haptics.ts'
import type { Sound } from './sounds.ts'

let context: AudioContext | null = null

/** Called at the first touch, because browsers allow no sound before it. */
export function wake(): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}

type Tone = { at: number; ms: number; from: number; to?: number; wave: OscillatorType; level: number }
type Noise = { at: number; ms: number; low: number; high: number; level: number }

const tone = (at: number, ms: number, from: number, to: number, wave: OscillatorType, level: number): Tone => ({
  at,
  ms,
  from,
  to,
  wave,
  level,
})
const noise = (at: number, ms: number, low: number, high: number, level: number): Noise => ({ at, ms, low, high, level })

const rattle = Array.from({ length: 9 }, (_, i) => noise(i * 55, 34, 900, 4200, 0.22))

const SOUNDS: Readonly<Record<Sound, readonly (Tone | Noise)[]>> = {
  decide: [tone(0, 140, 523, 523, 'triangle', 0.3), tone(110, 220, 784, 784, 'triangle', 0.3)],
  dice: rattle,
  settle: [noise(0, 26, 1800, 6000, 0.4), tone(0, 40, 240, 180, 'square', 0.08)],
  lock: [noise(0, 20, 2500, 7000, 0.35), tone(24, 50, 340, 300, 'square', 0.12)],
  hit: [noise(0, 220, 60, 900, 0.6), tone(0, 260, 120, 48, 'sine', 0.6), tone(10, 300, 410, 380, 'triangle', 0.12)],
  fizz: [noise(0, 520, 1200, 6000, 0.25), tone(0, 480, 640, 90, 'sawtooth', 0.12)],
  crack: [noise(0, 90, 700, 5000, 0.5), noise(70, 120, 300, 2000, 0.35)],
  chime: [tone(0, 300, 880, 880, 'sine', 0.25), tone(90, 420, 1318, 1318, 'sine', 0.2)],
  clank: [tone(0, 240, 520, 470, 'square', 0.12), noise(0, 120, 800, 3200, 0.35)],
  zap: [tone(0, 240, 1600, 180, 'sawtooth', 0.18)],
  scrape: [noise(0, 300, 300, 1400, 0.3)],
  coin: [tone(0, 120, 1568, 1568, 'triangle', 0.22), tone(80, 260, 2093, 2093, 'triangle', 0.2)],
  card: [noise(0, 90, 1500, 7000, 0.18)],
  step: [tone(0, 70, 180, 130, 'triangle', 0.3)],
  win: [
    tone(0, 200, 523, 523, 'triangle', 0.3),
    tone(140, 200, 659, 659, 'triangle', 0.3),
    tone(280, 420, 784, 784, 'triangle', 0.3),
    noise(100, 600, 400, 2600, 0.12),
  ],
  lose: [tone(0, 240, 392, 392, 'triangle', 0.3), tone(180, 460, 294, 262, 'triangle', 0.3)],
  tick: [noise(0, 14, 2500, 5000, 0.2)],
}

export function sound(name: Sound): void {
  buzz(name)
  const { sound: wanted, volume } = preferences()
  if (wanted === 'off' || context === null || context.state !== 'running') return
  const out = context.createGain()
  out.gain.value = volume * 0.5
  out.connect(context.destination)
  for (const part of SOUNDS[name]) play(context, out, part)
}

function play(audio: AudioContext, out: AudioNode, part: Tone | Noise): void {
  const start = audio.currentTime + part.at / 1000
  const end = start + part.ms / 1000
  const gain = audio.createGain()
  gain.gain.setValueAtTime(part.level, start)
  gain.gain.exponentialRampToValueAtTime(0.001, end)
  gain.connect(out)
  if ('wave' in part) {
    const voice = audio.createOscillator()
    voice.type = part.wave
    voice.frequency.setValueAtTime(part.from, start)
    if (part.to !== undefined) voice.frequency.exponentialRampToValueAtTime(part.to, end)
    voice.connect(gain)
    voice.start(start)
    voice.stop(end)
    return
  }
  const voice = audio.createBufferSource()
  voice.buffer = noiseOf(audio)
  voice.loop = true
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = Math.sqrt(part.low * part.high)
  band.Q.value = band.frequency.value / (part.high - part.low)
  voice.connect(band).connect(gain)
  voice.start(start, Math.random() * NOISE_SECONDS, part.ms / 1000)
}

const NOISE_SECONDS = 1
const noises = new WeakMap<AudioContext, AudioBuffer>()

/** Noise shared by all sounds, because generating it for each would delay its picture. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const known = noises.get(audio)
  if (known) return known
  const drawn = audio.createBuffer(1, NOISE_SECONDS * audio.sampleRate, audio.sampleRate)
  const samples = drawn.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  noises.set(audio, drawn)
  return drawn
}
