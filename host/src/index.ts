// The shared singletons are negotiated before anything that uses them is evaluated.
import('./boot.tsx');
