#!/bin/sh
# Makes the secrets of docker-compose.yml, a file each in the folder secrets: as .env has them, or random. Changes none that is there.
#   sh deploy/secrets.sh
set -eu
cd "$(dirname "$0")/.."
mkdir -p secrets
# containers read the files under users of their own; on this machine only who made the folder gets into it
chmod 700 secrets
umask 022

of_env() {
    if [ -f .env ]; then sed -n "s/^$1=//p" .env | tail -n 1 | sed "s/^\\(['\"]\\)\\(.*\\)\\1\$/\\2/"; fi
}
# name of the file, variable of .env, what it is otherwise
keep() {
    [ -s "secrets/$1" ] && return
    value="$(of_env "$2")"
    printf '%s\n' "${value:-$3}" > "secrets/$1"
    echo "secrets/$1 is made"
}

# one that need not be: an empty file is none
perhaps() {
    [ -s "secrets/$1" ] && return
    value="$(of_env "$2")"
    if [ -n "$value" ]; then keep "$1" "$2" ''; else : > "secrets/$1"; fi
}

keep jwt_secret JWT_SECRET "$(openssl rand -base64 48)"
keep postgres_password POSTGRES_PASSWORD "$(openssl rand -hex 24)"
keep database_owner_password DATABASE_OWNER_PASSWORD "$(openssl rand -hex 24)"
keep database_app_password DATABASE_APP_PASSWORD "$(openssl rand -hex 24)"
keep database_url - "postgres://niyukt_app:$(cat secrets/database_app_password)@postgres:5432/niyukt"
keep database_owner_url - "postgres://niyukt_owner:$(cat secrets/database_owner_password)@postgres:5432/niyukt"
keep smtp_url SMTP_URL smtp://mailpit:1025
keep backup_passphrase BACKUP_PASSPHRASE "$(openssl rand -base64 24)"
perhaps super_admin_password SUPER_ADMIN_PASSWORD
perhaps signing_p12 SIGNING_P12
perhaps signing_p12_passphrase SIGNING_P12_PASSPHRASE
echo 'Keep secrets/backup_passphrase and secrets/jwt_secret on another machine, too: without them nobody opens a backup.'
