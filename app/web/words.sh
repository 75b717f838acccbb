# What app/web/build and app/web/toolchain share.

say() { printf '\n== %s\n' "$*"; }
fail() { printf 'dev web: %s\n' "$*" >&2; exit 1; }

# The mirror that the system itself uses, so that a proxy or a mirror of the house serves here too.
mirror() {
    local found
    found=$(grep -hoE 'https?://[^ ]+/debian/?( |$)' /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null | head -n 1)
    echo "${found:-http://deb.debian.org/debian}"
}
